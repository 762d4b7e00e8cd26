import type { Locator } from "playwright-core";

/** Whether a change of state shows in a part of the page, apart from the ring of the focus. */
export async function isSeen(part: Locator, change: () => Promise<unknown>): Promise<boolean> {
	const before = await part.screenshot();
	await change();
	await part.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await part.page().mouse.move(0, 0);
	return !before.equals(await part.screenshot());
}
