import type { Page } from "@playwright/test";
import { htmlState } from "#site/browser/html-state.ts";

export type View = { theme: "light" | "dark"; width: number; height: number };

const SCREENS = [
	{ width: 320, height: 640 },
	{ width: 1440, height: 900 },
];

/** Both themes on a small phone and a desktop. */
export const views: View[] = SCREENS.flatMap((screen) =>
	(["light", "dark"] as const).map((theme) => ({ theme, ...screen })),
);

export const DESKTOP: View = { theme: "light", width: 1440, height: 900 };
/** A window of 1280 by 1024 px at 400 %. */
export const ZOOMED: View = { theme: "light", width: 320, height: 256 };
export const PHONE: View = { theme: "dark", width: 360, height: 640 };

export const nameOf = ({ theme, width }: View) => `${width} px, ${theme}`;

/**
 * Ends all CSS transitions, because contrast is meaningless during one. It looks at each frame, and once
 * a second if there is none: a headless Chromium without a graphics processor sometimes stops drawing
 * while nothing changes, and its transitions then never end by themselves.
 */
export const settled = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let still = 0; still < 3; still++) {
			await new Promise((next) => {
				requestAnimationFrame(next);
				setTimeout(next, 1000);
			});
			for (const animation of document.getAnimations()) {
				if (!(animation instanceof CSSTransition)) continue;
				animation.finish();
				still = 0;
			}
		}
	});

/**
 * Lays out the whole page, as the first activity of a visitor does, and loads its demos: they do when
 * they come near the viewport.
 */
export async function loadWholePage(page: Page): Promise<void> {
	await page.evaluate((visitorActive) => {
		document.documentElement.setAttribute(visitorActive, "");
	}, htmlState.visitorActive);
	const scrollToNext = () => {
		const { scrollHeight } = document.documentElement;
		scrollBy({ top: innerHeight, behavior: "instant" });
		return Math.ceil(scrollY + innerHeight) < scrollHeight;
	};
	while (await page.evaluate(scrollToNext)) await settled(page);
	await settled(page);
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await page.waitForLoadState("networkidle");
	await settled(page);
}

/** Applies a view without reloading the page. */
export async function applyView(page: Page, { theme, width, height }: View): Promise<void> {
	await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
	await page.setViewportSize({ width, height });
	await settled(page);
}
