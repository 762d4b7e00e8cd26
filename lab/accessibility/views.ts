import type { Page } from "@playwright/test";
import { htmlState } from "#app/start/html-state.ts";

export type View = { theme: "light" | "dark"; width: number; height: number };

const SCREENS = [
	{ width: 320, height: 640 },
	{ width: 768, height: 1024 },
	{ width: 1440, height: 900 },
];

/** Both themes on a small phone, a tablet and a desktop. */
export const views: View[] = SCREENS.flatMap((screen) =>
	(["light", "dark"] as const).map((theme) => ({ theme, ...screen })),
);

export const DESKTOP: View = { theme: "light", width: 1440, height: 900 };
export const PHONE: View = { theme: "dark", width: 360, height: 640 };

export const nameOf = ({ theme, width }: View) => `${width} px, ${theme}`;

/**
 * Waits for all CSS transitions to end, because contrast is meaningless during a transition.
 * @throws when one is still running after 15 s
 */
export const settled = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const isRunning = () =>
			document.getAnimations().some((animation) => animation instanceof CSSTransition);
		const end = performance.now() + 15_000;
		for (let still = 0; still < 3; ) {
			await new Promise(requestAnimationFrame);
			still = isRunning() ? 0 : still + 1;
			if (performance.now() > end) throw new Error("A CSS transition does not end.");
		}
	});

/**
 * Lays out the whole page, as the first activity of a visitor does, and loads its demos: they do when
 * they come near the viewport.
 */
export async function loadWholePage(page: Page): Promise<void> {
	await page.evaluate(async (visitorActive) => {
		document.documentElement.setAttribute(visitorActive, "");
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
			scrollTo({ top, behavior: "instant" });
			await new Promise(requestAnimationFrame);
		}
		scrollTo({ top: 0, behavior: "instant" });
	}, htmlState.visitorActive);
	await page.waitForLoadState("networkidle");
	await settled(page);
}

/** Applies a view without reloading the page. */
export async function applyView(page: Page, { theme, width, height }: View): Promise<void> {
	await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
	await page.setViewportSize({ width, height });
	await settled(page);
}
