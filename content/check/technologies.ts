import type { Page } from "../pages.ts";

type Technologies = { tabs: Record<string, string[]>; logos: Record<string, unknown> };

/** A message for each technology that a page uses and no tab of technologies.json has. */
function unknownUses(pages: readonly Page[], tabs: Technologies["tabs"]): string[] {
	const known = new Set(Object.values(tabs).flat());
	return pages.flatMap((page) =>
		(page.kind === "offering" ? page.sections : []).flatMap((section, n) =>
			((section.kind === "techstack" && section.uses) || []).flatMap(({ technologies }, use) =>
				technologies
					.filter((title) => !known.has(title))
					.map(
						(title) =>
							`pages/${page.id}.json, sections.${n}.uses.${use}.technologies: “${title}” is in no tab of technologies.json`,
					),
			),
		),
	);
}

/** A message for each technology without a logo, and for each used one that is in no tab. */
export function unknownTechnologies(pages: readonly Page[], json: unknown): string[] {
	const { tabs, logos } = json as Technologies;
	const lists = [
		...Object.entries(tabs).map(([tab, titles]) => ({
			field: `technologies.json, tabs.${tab}`,
			titles,
		})),
		...pages.flatMap((page) =>
			page.kind === "home-section" && page.section === "techstack"
				? page.groups.map(({ items }, n) => ({
						field: `pages/${page.id}.json, groups.${n}.items`,
						titles: items,
					}))
				: [],
		),
	];
	const withoutLogo = lists.flatMap(({ field, titles }) =>
		titles
			.filter((title) => !(title in logos))
			.map((title) => `${field}: “${title}” has no logo in technologies.json, logos`),
	);
	return [...withoutLogo, ...unknownUses(pages, tabs)];
}
