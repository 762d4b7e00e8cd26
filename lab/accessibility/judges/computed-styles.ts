import type { Page } from "@playwright/test";

/**
 * Alfa 0.112 resolves styles itself but supports neither CSS nesting nor `light-dark()`, so it would
 * check the wrong colours. We pass these properties as computed by the browser.
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

/** Copies the computed styles of every element to inline styles while `work` runs. */
export async function withComputedStyles<T>(page: Page, work: () => Promise<T>): Promise<T> {
	const before = await page.evaluateHandle((properties): Before => {
		const elements = [...document.querySelectorAll<HTMLElement>("body, body *")];
		const computed = elements.map((element) => {
			const style = getComputedStyle(element);
			const values = properties.map((name) => [name, style.getPropertyValue(name)] as const);
			// The content of a closed `<details>` keeps its boxes, so Alfa would measure it.
			const isShown = element.checkVisibility() || style.display === "contents";
			return [
				...values,
				...(isShown ? [] : [["visibility", "hidden"] as const]),
				// Alfa cannot scroll a target out from under a sticky bar. So the bar lies at its place in
				// the flow, where it covers nothing.
				...(style.position === "sticky"
					? [["position", "relative"] as const, ["inset", "auto"] as const]
					: []),
			];
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
