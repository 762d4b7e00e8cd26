import json from "./ui.json" with { type: "json" };

export const ui = json;
