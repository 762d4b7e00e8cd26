/** A brochure consists of sections of other pages, which it shows unchanged. */
import { type HomeSection, hasHomeSection, homeSection } from "./home-sections.ts";
import { type PageOf, pageById } from "./pages.ts";
import { resolveSection, type Section } from "./resolve.ts";
import type { SectionReference } from "./schema/page.ts";

type InsideData = PageOf<"integration">["insideData"];

export type BrochureSection =
	| { kind: "home"; key: string; section: HomeSection }
	| { kind: "section"; key: string; section: Section }
	| { kind: "integration"; key: string; id: string; title: string; insideData: InsideData }
	| { kind: "text"; key: string; page: PageOf<"text"> }
	| { kind: "figures"; key: string; page: PageOf<"quality"> }
	| { kind: "paper"; key: string; page: PageOf<"quality">; id: string }
	| { kind: "techstack"; key: string };

/** Resolves the references to sections that the site has. */
export const brochureSections = (references: SectionReference[]): BrochureSection[] =>
	references
		.filter(
			(reference) =>
				"panel" in reference ||
				reference.page !== "home" ||
				hasHomeSection(reference.section as HomeSection["section"]),
		)
		.map(brochureSection);

/** Resolves a reference. @throws when it names a page or a section that does not exist */
export function brochureSection(reference: SectionReference): BrochureSection {
	if ("panel" in reference) return { kind: "techstack", key: "techstack" };
	const page = pageById(reference.page);
	const key = `${reference.page} ${reference.section}`;
	if (page.kind === "home") {
		return { kind: "home", key, section: homeSection(reference.section as HomeSection["section"]) };
	}
	if (page.kind === "integration") {
		const { id, name, insideData } = page;
		return { kind: "integration", key, id, title: name, insideData };
	}
	if (page.kind === "text") return { kind: "text", key, page };
	if (page.kind === "quality") {
		const { section: id } = reference;
		return id === "figures" ? { kind: "figures", key, page } : { kind: "paper", key, page, id };
	}
	const sections = page.kind === "offering" ? page.sections : [];
	const section = sections.find(({ id }) => id === reference.section);
	if (!section) throw new Error(`The page ${page.id} has no section ${reference.section}.`);
	return { kind: "section", key, section: resolveSection(section) };
}
