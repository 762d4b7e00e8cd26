import type { Locator } from "@playwright/test";

/** Whether a change of state shows in an element, apart from its focus ring. */
export async function isSeen(element: Locator, change: () => Promise<unknown>): Promise<boolean> {
	const before = await element.screenshot();
	await change();
	await element.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await element.page().mouse.move(0, 0);
	return !before.equals(await element.screenshot());
}
