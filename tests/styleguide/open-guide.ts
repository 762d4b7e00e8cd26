import type { Browser, CDPSession, Page } from "playwright-core";
import { openTab, type Tab } from "../support/browser.ts";
import { standInPictures } from "./stand-in-pictures.ts";
import type { View } from "./views.ts";

export type Guide = Tab & { session: CDPSession; view: View };

const FORCED: Record<string, string[]> = {
	hover: ["hover"],
	focus: ["focus", "focus-visible"],
	active: ["active", "hover"],
};

/** Tells the browser to show elements as if the pointer or the keyboard were on them. */
async function forceStates(session: CDPSession): Promise<void> {
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument", { depth: 0 });
	for (const [state, forcedPseudoClasses] of Object.entries(FORCED)) {
		const { nodeIds } = await session.send("DOM.querySelectorAll", {
			nodeId: root.nodeId,
			selector: `[data-force="${state}"] :is(a, button)`,
		});
		for (const nodeId of nodeIds) {
			await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
		}
	}
}

/** All pictures, also those far below, and all letters, also those whose style sheet came last. */
const loadAll = (page: Page) =>
	page.evaluate(async () => {
		await Promise.all([...document.fonts].map((face) => face.load()));
		await document.fonts.ready;
		await Promise.all(
			[...document.images].map((image) => {
				image.loading = "eager";
				return image.decode();
			}),
		);
	});

/** The styleguide, complete and still, in one view. */
export async function openGuide(browser: Browser, url: string, view: View): Promise<Guide> {
	const tab = await openTab(browser, {
		viewport: { width: view.width, height: 900 },
		colorScheme: view.theme,
		reducedMotion: "reduce",
	});
	const { page } = tab;
	await standInPictures(page.context());
	await page.addInitScript(() => {
		// One known order of the slides.
		Math.random = () => 0.5;
	});
	await page.goto(`${url}/styleguide`);
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
	await page.waitForLoadState("networkidle");
	await loadAll(page);
	const session = await page.context().newCDPSession(page);
	await forceStates(session);
	return { ...tab, session, view };
}
