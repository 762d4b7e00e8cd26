import type { Page } from "playwright-core";

/**
 * Alfa has a cascade of its own, which in 0.112 knows neither nesting nor `light-dark()`: it
 * would judge colours that nobody sees. So each element says what the browser made of these.
 */
const PROPERTIES = [
	"color",
	"background-color",
	"background-image",
	"opacity",
	"display",
	"visibility",
	"position",
	"overflow-x",
	"overflow-y",
	"clip-path",
	"font-size",
	"font-weight",
	"text-decoration-line",
];

type Before = { element: HTMLElement; own: string }[];

/** While `work` runs, every element carries its computed style as its own. */
export async function asComputed<T>(page: Page, work: () => Promise<T>): Promise<T> {
	const before = await page.evaluateHandle((properties): Before => {
		const elements = [...document.querySelectorAll<HTMLElement>("body, body *")];
		const computed = elements.map((element) => {
			const style = getComputedStyle(element);
			const values = properties.map((name) => [name, style.getPropertyValue(name)] as const);
			// What a closed `<details>` holds has boxes from when it was open, and Alfa would measure them.
			const isShown = element.checkVisibility() || style.display === "contents";
			return isShown ? values : [...values, ["visibility", "hidden"] as const];
		});
		return elements.map((element, index) => {
			const own = element.style.cssText;
			for (const [name, value] of computed[index] ?? []) element.style.setProperty(name, value);
			return { element, own };
		});
	}, PROPERTIES);
	try {
		return await work();
	} finally {
		await before.evaluate((elements) => {
			for (const { element, own } of elements) element.style.cssText = own;
		});
		await before.dispose();
	}
}
