import type { Page } from "@playwright/test";

/**
 * Waits until the page has drawn a frame, because it scrolls and observes what is in view only then.
 * Waits one second at most: a run of the tests once waited 90 s for a frame while one page replaced
 * another.
 */
export const nextFrame = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise<void>((next) => {
				requestAnimationFrame(() => setTimeout(next));
				setTimeout(next, 1000);
			}),
	);

/** Runs in the page. Lists the running animations and transitions that move something. */
function running(): string[] {
	const STATIC_PROPERTIES = /^(color|backgroundColor|boxShadow|opacity|outlineColor|borderColor)$/;
	const METADATA = /^(offset|computedOffset|easing|composite)$/;
	return document
		.getAnimations()
		.filter(({ playState }) => playState === "running")
		.flatMap((animation) => {
			const effect = animation.effect as KeyframeEffect | null;
			const moving = (effect?.getKeyframes() ?? [])
				.flatMap((frame) => Object.keys(frame))
				.filter((name) => !METADATA.test(name) && !STATIC_PROPERTIES.test(name));
			const name = (animation as CSSAnimation).animationName ?? "a transition";
			const where = effect?.pseudoElement ?? effect?.target?.tagName;
			return moving.length === 0 ? [] : [`${name} moves ${moving[0]} of ${where}`];
		});
}

/** Scrolls the page from top to bottom and returns the animations that move something. */
export async function movementsIn(page: Page): Promise<string[]> {
	const found = new Set<string>();
	const screens = await page.evaluate(() =>
		Math.ceil(document.documentElement.scrollHeight / innerHeight),
	);
	for (let screen = 0; screen <= screens; screen++) {
		await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: "instant" }), screen);
		await nextFrame(page);
		for (const move of await page.evaluate(running)) found.add(move);
	}
	return [...found];
}
