import type { Sharp } from "sharp";
import { type DemoPage, demoPages } from "#content/demo-pages.ts";
import type { Cut, DemoWalk } from "./demo-walk.ts";
import { sheet } from "./sheet.ts";

const CELLS = {
	wide: { width: 400, height: 420 },
	narrow: { width: 190, height: 900 },
};

/** Every demo, with the first page that has it. */
export const filmedPages: readonly DemoPage[] = demoPages.filter((page, index) => {
	const first = demoPages.findIndex(({ demo }) => demo.demo === page.demo.demo);
	return first === index;
});

/** Six frames of a demo, from its summary to its last state, at two widths and in both themes. */
export async function filmStrip(walks: DemoWalk[]): Promise<Sharp> {
	const framesOf = (cut: Cut, theme?: string) =>
		walks
			.filter((walk) => walk.cut === cut && walk.theme === (theme ?? walk.theme))
			.flatMap(({ frames }) => frames);
	return sheet([
		{ shots: framesOf("wide", "light"), cells: CELLS.wide },
		{ shots: framesOf("wide", "dark"), cells: CELLS.wide },
		{ shots: framesOf("narrow"), cells: CELLS.narrow },
	]);
}
