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
