import homeJson from "./home.json" with { type: "json" };
import type { Home } from "./schema.ts";

/** The cast narrows what JSON widens (a literal to its string); check-content.ts proves it. */
export const home = homeJson as Home;
