import type { Page } from "@playwright/test";

/** Records the pseudo-elements of each view transition when it starts. */
export const watchTransitions = (page: Page) =>
	page.evaluate(() => {
		const seen: string[] = [];
		Object.assign(globalThis, { seen });
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (...options) => {
			const transition = start(...options);
			transition.ready.then(() => {
				for (const { effect } of document.getAnimations()) {
					seen.push((effect as KeyframeEffect | null)?.pseudoElement ?? "");
				}
			});
			return transition;
		};
	});

export const seenTransitions = (page: Page) =>
	page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
