/** Like pages.ts, only for the build, the tools and the tests. */
import { type Demo, resolveDemo } from "#site/demos/demos.ts";
import { pages } from "./pages.ts";

export type DemoPage = { route: string; demo: Demo };

/** Every page that has a demo, with the copy of the demo. */
export const demoPages: readonly DemoPage[] = pages.flatMap((page): DemoPage[] => {
	const { route } = page;
	if (page.kind === "integration") return [{ route, demo: resolveDemo(page.demo) }];
	if (page.kind !== "offering") return [];
	return page.sections.flatMap((section) =>
		section.kind === "demo" ? [{ route, demo: resolveDemo(section.demo) }] : [],
	);
});
