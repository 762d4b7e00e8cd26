import type { Locator } from "@playwright/test";

/** Whether a state change alters the appearance of an element, ignoring the focus ring. */
export async function changesAppearance(
	element: Locator,
	change: () => Promise<unknown>,
): Promise<boolean> {
	const before = await element.screenshot();
	await change();
	await element.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await element.page().mouse.move(0, 0);
	return !before.equals(await element.screenshot());
}
