import menusJson from "./menus.json" with { type: "json" };
import type { Menus } from "./schema.ts";

/** The cast narrows what JSON widens (a literal to its string); check-content.ts proves it. */
export const menus = menusJson as Menus;
