import { existsSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { placeholderPicture } from "./placeholder-pictures.ts";

const BUILD = "build/styleguide";
export const ORIGIN = "http://styleguide.test";

/** Serves the styleguide from its build and from company/public/, without a server. */
export async function serveGuide(context: BrowserContext): Promise<void> {
	await context.route(`${ORIGIN}/**`, (route) => {
		const { pathname } = new URL(route.request().url());
		if (pathname.startsWith("/art/")) {
			return route.fulfill({ contentType: "image/svg+xml", body: placeholderPicture(pathname) });
		}
		const files = [
			join(BUILD, pathname === "/" ? "index.html" : pathname),
			join("company/public", pathname),
		];
		const path = files.find((file) => existsSync(file));
		return path ? route.fulfill({ path }) : route.fulfill({ status: 404 });
	});
}

const FORCED: Record<string, string[]> = {
	hover: ["hover"],
	focus: ["focus", "focus-visible"],
	active: ["active", "hover"],
};

/** Forces the hover, focus and active states of the marked elements. */
async function forceStates(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument", { depth: 0 });
	for (const [state, forcedPseudoClasses] of Object.entries(FORCED)) {
		const { nodeIds } = await session.send("DOM.querySelectorAll", {
			nodeId: root.nodeId,
			selector: `[data-force="${state}"] :is(a, button)`,
		});
		await Promise.all(
			nodeIds.map((nodeId) =>
				session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses }),
			),
		);
	}
}

/** Loads every picture, including those below the viewport, and pins the chosen sources. */
const loadPictures = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready;
		await Promise.all(
			[...document.images].map(async (image) => {
				image.loading = "eager";
				// Otherwise the page may be painted before the picture is decoded.
				image.decoding = "sync";
				await image.decode();
				// A screenshot resizes the viewport, so the browser could choose another source.
				const { currentSrc } = image;
				for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
				image.removeAttribute("srcset");
				image.src = currentSrc;
				await image.decode();
			}),
		);
	});

/** Loads the controls of the demo, which wait until it comes near the viewport. */
async function loadDemo(page: Page): Promise<void> {
	const demo = page.locator("[data-specimen=pagesection-demo]");
	await demo.scrollIntoViewIfNeeded();
	await demo.locator("[data-controls]").waitFor();
}

/** Opens the styleguide, with the demo and all pictures loaded and states forced. */
export async function openGuide(page: Page): Promise<void> {
	await page.goto(`${ORIGIN}/`);
	await page.getByRole("heading", { name: "SiteHeader" }).waitFor();
	await loadDemo(page);
	await loadPictures(page);
	await forceStates(page);
}

/** Hides all groups but one, because the browser may not paint all of a very long page. */
export const showOnly = (page: Page, group: string | undefined): Promise<void> =>
	page.evaluate((name) => {
		for (const other of document.querySelectorAll<HTMLElement>("[data-group]")) {
			other.hidden = name !== undefined && other.dataset.group !== name;
		}
		scrollTo({ top: 0, behavior: "instant" });
	}, group);
