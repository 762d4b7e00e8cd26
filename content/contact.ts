import json from "./contact.json" with { type: "json" };

export const contact = json;
