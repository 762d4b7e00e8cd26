import type { Locator, Page } from "@playwright/test";
import { demoPages } from "#content/demo-pages.ts";

export const demoAt = (page: Page, heading: string): Locator =>
	page.getByRole("region", { name: heading });

/** The address and the heading of every page with something to try. */
export const demosToTry = demoPages.map(({ route, demo }) => ({ route, ...demo }));

export const controlsOf = (demo: Locator): Locator =>
	demo.locator("site-island").locator("button, input, select").filter({ visible: true });

/** What changes a control of a type; a button is pressed. */
export const KEYS: Record<string, string[]> = {
	radio: ["ArrowDown"],
	range: ["Home", "ArrowRight", "End"],
	"select-one": ["ArrowDown"],
	checkbox: ["Space"],
};

/** What has the focus, and how many choices there are in its group; nothing outside of the demo. */
const focused = (demo: Locator) =>
	demo.evaluate((section) => {
		const element = document.activeElement as HTMLInputElement | null;
		if (!element || !section.contains(element)) return undefined;
		const group = [...section.querySelectorAll<HTMLInputElement>("input[type=radio]")];
		const choices = group.filter(({ name }) => name === element.name).length;
		return { kind: element.type, choices };
	});

/** Uses every control of a demo with the keyboard: a visitor who tries all choices, one after the other. */
export async function walkDemo(page: Page, demo: Locator): Promise<void> {
	await controlsOf(demo).first().focus();
	// The longest demo has eight stops; some give the focus back to their start.
	for (let stop = 0; stop < 12; stop++) {
		const now = await focused(demo);
		if (!now) return;
		const keys = KEYS[now.kind] ?? ["Enter"];
		// The first choice of a group is chosen.
		const times = now.kind === "radio" ? now.choices - 1 : 1;
		for (const key of Array(times).fill(keys).flat()) await page.keyboard.press(key);
		await page.keyboard.press("Tab");
	}
}
