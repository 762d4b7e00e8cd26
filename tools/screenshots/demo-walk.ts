import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import type { DemoPage } from "#content/demo-pages.ts";
import { openPage } from "./open-page.ts";

/** With the summary, which paper and browsers without script show. */
const FRAMES = 6;
/**
 * The buttons of a demo without usable inputs, in the order in which they lead through all its
 * states: 0 is the first, which says what is next, and 1 the one that refuses.
 */
const PRESSES = [0, 0, 1, 0, 0];
/** In px. Higher than any demo: the header would cover the top of one that has to be scrolled. */
const HEIGHT = 3000;

const SCREENS = {
	wide: { viewport: { width: 1440, height: HEIGHT } },
	narrow: { viewport: { width: 360, height: HEIGHT }, deviceScaleFactor: 2 },
} satisfies Record<string, BrowserContextOptions>;

export type Cut = keyof typeof SCREENS;
export type Theme = "light" | "dark";

export type DemoWalk = {
	cut: Cut;
	theme: Theme;
	/** The section, from its summary to its last state. */
	frames: Buffer[];
	/** The controls alone, in the state that shows the most: the last, or the first of a bad day and of a trail. */
	card: Buffer;
};

/**
 * The inputs of a demo, changed one after another, lead through its states. Where none can be used at
 * first, its buttons do. A button that can still be pressed at the end shows the outcome.
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
	const changes = (await Promise.all(steps)).flat();
	const button = demo.getByRole("button", { disabled: false }).last();
	const finish = async () => {
		await changes.at(-1)?.();
		if ((await button.count()) > 0) await button.click();
	};
	return [...changes.slice(0, -1), finish];
}

/** Up to `count` of the numbers below `length`, at even distances, with the first and the last. */
export function evenly(length: number, count: number): number[] {
	if (length <= count) return Array.from({ length }, (_, index) => index);
	return Array.from({ length: count }, (_, index) =>
		Math.round((index * (length - 1)) / (count - 1)),
	);
}

/** A change of state may show pictures that still have to load. */
const picturesLoaded = (page: Page) =>
	page.evaluate(async () => {
		const shown = [...document.images].filter((image) => image.closest("[data-controls]"));
		await Promise.all(
			shown.filter((image) => image.checkVisibility()).map((image) => image.decode()),
		);
	});

/** The controls as they look when nobody points at them. */
async function photographCard(page: Page, demo: Locator): Promise<Buffer> {
	await page.mouse.move(0, 0);
	await page.evaluate(() => {
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	});
	return demo.locator("[data-controls]").screenshot({ animations: "disabled" });
}

async function walk(
	browser: Browser,
	{ route, demo }: DemoPage,
	cut: Cut,
	theme: Theme,
): Promise<DemoWalk> {
	const view: BrowserContextOptions = { ...SCREENS[cut], colorScheme: theme };
	const section = (page: Page) => page.getByRole("region", { name: demo.heading });
	const scriptless = await openPage(browser, route, { ...view, javaScriptEnabled: false });
	const frames = [await section(scriptless).screenshot()];
	await scriptless.context().close();

	const page = await openPage(browser, route, view);
	// The page starts on the first activity of its visitor.
	await page.keyboard.press("Shift");
	const live = section(page);
	// The controls load when the section comes near.
	await live.scrollIntoViewIfNeeded();
	await live.locator("[data-controls] :is(input, button)").first().waitFor({ state: "attached" });
	const steps = [async () => {}, ...(await stepsOf(live))];
	const shown = evenly(steps.length, FRAMES - 1);
	for (const [index, step] of steps.entries()) {
		await step();
		await picturesLoaded(page);
		if (shown.includes(index)) frames.push(await live.screenshot({ animations: "disabled" }));
	}
	// A bad day ends with a good one, which shows the least; a trail, under a rule that its summary does not follow.
	if (["bad-day", "trail"].includes(demo.demo)) {
		for (const group of await live.locator("fieldset").all()) {
			await group.getByRole("radio").first().check({ force: true });
		}
	}
	await picturesLoaded(page);
	const card = await photographCard(page, live);
	await page.context().close();
	return { cut, theme, frames, card };
}

/** Leads a demo through its states, at two widths and in both themes. */
export const walkDemo = (browser: Browser, demoPage: DemoPage): Promise<DemoWalk[]> =>
	Promise.all(
		(["wide", "narrow"] as const).flatMap((cut) =>
			(["light", "dark"] as const).map((theme) => walk(browser, demoPage, cut, theme)),
		),
	);
