import type { Page } from "../pages.ts";
import { type ContentError, fileOf } from "./content-error.ts";

const FILE = "technologies.json";

type Technologies = { tabs: Record<string, string[]>; logos: Record<string, unknown> };

/** An error for each technology that a page uses and no tab of technologies.json has. */
function unknownUses(pages: readonly Page[], tabs: Technologies["tabs"]): ContentError[] {
	const known = new Set(Object.values(tabs).flat());
	return pages.flatMap((page) =>
		(page.kind === "offering" ? page.sections : []).flatMap((section, n) =>
			((section.kind === "techstack" && section.uses) || []).flatMap(({ technologies }, use) =>
				technologies
					.filter((title) => !known.has(title))
					.map(
						(title): ContentError => ({
							file: fileOf(page),
							path: `sections.${n}.uses.${use}.technologies`,
							code: "no-technology",
							message: `“${title}” is in no tab of ${FILE}`,
							about: FILE,
						}),
					),
			),
		),
	);
}

/** An error for each technology without a logo, and for each used one that is in no tab. */
export function unknownTechnologies(pages: readonly Page[], json: unknown): ContentError[] {
	const { tabs, logos } = json as Technologies;
	const lists = [
		...Object.entries(tabs).map(([tab, titles]) => ({
			file: FILE,
			path: `tabs.${tab}`,
			titles,
		})),
		...pages.flatMap((page) =>
			page.kind === "home-section" && page.section === "techstack"
				? page.groups.map(({ items }, n) => ({
						file: fileOf(page),
						path: `groups.${n}.items`,
						titles: items,
					}))
				: [],
		),
	];
	const withoutLogo = lists.flatMap(({ file, path, titles }) =>
		titles
			.filter((title) => !(title in logos))
			.map((title): ContentError => {
				const message = `“${title}” has no logo in ${FILE}, logos`;
				return { file, path, code: "no-logo", message, about: FILE };
			}),
	);
	return [...withoutLogo, ...unknownUses(pages, tabs)];
}
