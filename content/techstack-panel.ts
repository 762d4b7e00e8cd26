import type { TechstackPanelWords } from "./schema.ts";
import techstackPanelJson from "./techstack-panel.json" with { type: "json" };

/** The cast narrows what JSON widens (a literal to its string); check-content.ts proves it. */
export const techstackPanel = techstackPanelJson as TechstackPanelWords;
