import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import type { Sharp } from "sharp";
import { type DemoPage, demoPages } from "#content/demo-pages.ts";
import { openPage } from "./open-page.ts";
import { sheet } from "./sheet.ts";

/** With the summary, which paper and browsers without script show. */
const FRAMES = 6;

const DESKTOP = { width: 1440, cells: { width: 400, height: 420 } };
const PHONE = { width: 360, cells: { width: 190, height: 900 } };
/**
 * The buttons of a demo without usable inputs, in the order in which they lead through all its
 * states: 0 is the first, which says what is next, and 1 the one that refuses.
 */
const PRESSES = [0, 0, 1, 0, 0];
/** In px. Higher than any demo: the header would cover the top of one that has to be scrolled. */
const HEIGHT = 3000;

/** Every demo, with the first page that has it. */
export const filmedPages: readonly DemoPage[] = demoPages.filter((page, index) => {
	const first = demoPages.findIndex(({ demo }) => demo.demo === page.demo.demo);
	return first === index;
});

/**
 * The inputs of a demo, changed one after another, lead through its states. Where none can be used at
 * first, its buttons do.
 */
async function stepsOf(demo: Locator): Promise<(() => Promise<unknown>)[]> {
	const inputs = await demo.locator("input:enabled").all();
	if (inputs.length === 0) {
		return PRESSES.map((place) => () => demo.getByRole("button").nth(place).click());
	}
	const steps = inputs.map(async (input) => {
		const { type, checked, min, max, step } = await input.evaluate((element: HTMLInputElement) => ({
			type: element.type,
			checked: element.checked,
			min: Number(element.min),
			max: Number(element.max),
			step: Number(element.step || 1),
		}));
		if (type === "range") {
			return Array.from(
				{ length: (max - min) / step },
				(_, index) => () => input.fill(`${min + (index + 1) * step}`),
			);
		}
		if (type === "radio" && checked) return [];
		return [() => input.click({ force: true })];
	});
	return (await Promise.all(steps)).flat();
}

/** Up to `count` of the numbers below `length`, at even distances, with the first and the last. */
export function evenly(length: number, count: number): number[] {
	if (length <= count) return Array.from({ length }, (_, index) => index);
	return Array.from({ length: count }, (_, index) =>
		Math.round((index * (length - 1)) / (count - 1)),
	);
}

async function photograph(
	browser: Browser,
	{ route, demo }: DemoPage,
	view: BrowserContextOptions,
) {
	const section = (page: Page) => page.getByRole("region", { name: demo.heading });
	const scriptless = await openPage(browser, route, { ...view, javaScriptEnabled: false });
	const shots = [await section(scriptless).screenshot()];
	await scriptless.context().close();

	const page = await openPage(browser, route, view);
	// The page starts on the first activity of its visitor.
	await page.keyboard.press("Shift");
	const live = section(page);
	// The controls load when the section comes near.
	await live.scrollIntoViewIfNeeded();
	await live.locator("input").first().waitFor({ state: "attached" });
	const steps = [async () => {}, ...(await stepsOf(live))];
	const shown = evenly(steps.length, FRAMES - 1);
	for (const [index, step] of steps.entries()) {
		await step();
		if (shown.includes(index)) shots.push(await live.screenshot());
	}
	await page.context().close();
	return shots;
}

/** Six frames of a demo, from its summary to its last state, at two widths and in both themes. */
export async function filmStrip(browser: Browser, demoPage: DemoPage): Promise<Sharp> {
	const framesAt = (width: number, colorScheme: "light" | "dark") =>
		photograph(browser, demoPage, { viewport: { width, height: HEIGHT }, colorScheme });
	return sheet([
		{ shots: await framesAt(DESKTOP.width, "light"), cells: DESKTOP.cells },
		{ shots: await framesAt(DESKTOP.width, "dark"), cells: DESKTOP.cells },
		{
			shots: [...(await framesAt(PHONE.width, "light")), ...(await framesAt(PHONE.width, "dark"))],
			cells: PHONE.cells,
		},
	]);
}
