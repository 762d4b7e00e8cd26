import type { Site } from "./schema.ts";
import json from "./site.json" with { type: "json" };

/** The cast narrows what JSON widens (a literal to its string); check-content.ts proves it. */
export const site = json as Site & typeof json;
