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

/** All pictures, also those far below. */
const loadAll = (page: Page) =>
	page.evaluate(async () => {
		await Promise.all(
			[...document.images].map(async (image) => {
				image.loading = "eager";
				// Otherwise the page may be painted before a picture is.
				image.decoding = "sync";
				await image.decode();
				// The window changes while a picture is taken: nothing may be chosen and fetched anew.
				const { currentSrc } = image;
				for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
				image.src = currentSrc;
				await image.decode();
			}),
		);
	});

/**
 * The site's two faces as faces of the document. Those of style sheets are read anew, with others
 * in the meantime, whenever a picture is taken: for that the browser changes its window.
 */
const keepFonts = (page: Page) =>
	page.evaluate(async () => {
		const faces = { display: "bricolage", text: "instrument" };
		const preloads = [...document.querySelectorAll<HTMLLinkElement>("link[as=font]")];
		for (const [use, name] of Object.entries(faces)) {
			const address = preloads.find(({ href }) => href.includes(name))?.href;
			const face = new FontFace(`kept ${name}`, `url("${address}")`, { weight: "400 700" });
			document.fonts.add(await face.load());
			document.documentElement.style.setProperty(`--font-${use}`, `"kept ${name}", sans-serif`);
		}
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
	await keepFonts(page);
	const session = await page.context().newCDPSession(page);
	await forceStates(session);
	return { ...tab, session, view };
}
