import type { Page } from "playwright-core";

export type View = { theme: "light" | "dark"; width: number; height: number };

const SCREENS = [
	{ width: 320, height: 640 },
	{ width: 768, height: 1024 },
	{ width: 1440, height: 900 },
];

/** Both themes on a small phone, a tablet and a desk. */
export const views: View[] = SCREENS.flatMap((screen) =>
	(["light", "dark"] as const).map((theme) => ({ theme, ...screen })),
);

/** Waits until colours have turned: one in between has no true contrast. */
export const settled = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const isTurning = () =>
			document.getAnimations().some((animation) => animation instanceof CSSTransition);
		const end = performance.now() + 3000;
		for (let still = 0; still < 3 && performance.now() < end; ) {
			await new Promise(requestAnimationFrame);
			still = isTurning() ? 0 : still + 1;
		}
	});

/** Shows the page in another view, without loading it again. */
export async function showIn(page: Page, { theme, width, height }: View): Promise<void> {
	await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
	await page.setViewportSize({ width, height });
	await settled(page);
}

export const nameOf = ({ theme, width }: View) => `${width} px ${theme}`;
