import type { Locator } from "@playwright/test";

/** Chromium draws text anew some frames after a scroll or a transition, with other edges. */
async function stillPicture(element: Locator): Promise<Buffer> {
	let picture = await element.screenshot();
	for (let same = 0; same < 2; ) {
		await element.page().waitForTimeout(100);
		const next = await element.screenshot();
		same = next.equals(picture) ? same + 1 : 0;
		picture = next;
	}
	return picture;
}

/** Whether a state change alters the appearance of an element, ignoring the focus ring. */
export async function changesAppearance(
	element: Locator,
	change: () => Promise<unknown>,
): Promise<boolean> {
	const before = await stillPicture(element);
	await change();
	await element.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await element.page().mouse.move(0, 0);
	return !before.equals(await stillPicture(element));
}
