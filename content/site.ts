import json from "./site.json" with { type: "json" };

export const site = json;
