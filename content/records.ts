/**
 * The content as the pages import it. The casts only narrow what JSON widens
 * (a literal to its string); check-content.ts proves them at every build and test.
 */
import contactJson from "./contact.json" with { type: "json" };
import homeJson from "./home.json" with { type: "json" };
import menusJson from "./menus.json" with { type: "json" };
import partnersJson from "./partners.json" with { type: "json" };
import type { Home, Menus, Site, TechstackPanelWords, Vacancy } from "./schema.ts";
import siteJson from "./site.json" with { type: "json" };
import technologiesJson from "./technologies.json" with { type: "json" };
import techstackPanelJson from "./techstack-panel.json" with { type: "json" };
import uiJson from "./ui.json" with { type: "json" };
import vacanciesJson from "./vacancies.json" with { type: "json" };

export const site = siteJson as Site & typeof siteJson;
export const menus = menusJson as Menus;
export const home = homeJson as Home;
export const vacancies: Vacancy[] = vacanciesJson;
export const partners = partnersJson;
export const techstackPanel = techstackPanelJson as TechstackPanelWords;
export const ui = uiJson;
export const contact = contactJson;
export const technologies: Record<string, { alt: string; logo: string }> = technologiesJson;

/** Puts values into a text's `{name}` places; a place without a value stays as it is. */
export function fill(text: string, values: Record<string, unknown>): string {
	return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
