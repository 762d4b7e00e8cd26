import json from "./partners.json" with { type: "json" };

export const partners = json;
