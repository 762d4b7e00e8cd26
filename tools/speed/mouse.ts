import type { Locator } from "playwright-core";

/**
 * A click of the mouse itself, this long after the pointer's arrival. The driver's own click
 * listens in the page for where it will land, and the visitor's page would wait for that.
 */
export async function click(target: Locator, aimMs = 0): Promise<void> {
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error("What is to be clicked is not in sight.");
	const { mouse } = target.page();
	await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await target.page().waitForTimeout(aimMs);
	await mouse.down();
	await mouse.up();
}
