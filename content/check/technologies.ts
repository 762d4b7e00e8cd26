import type { Page } from "../pages.ts";

type Technologies = { tabs: Record<string, string[]>; logos: Record<string, unknown> };

/** A message for each listed technology that has no logo in technologies.json. */
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
	return lists.flatMap(({ field, titles }) =>
		titles
			.filter((title) => !(title in logos))
			.map((title) => `${field}: “${title}” has no logo in technologies.json, logos`),
	);
}
