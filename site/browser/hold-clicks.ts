/** Ends the hold on an island, which has started, or never will: held clicks are repeated. */
export function release(island: HTMLElement) {
	delete island.dataset.still;
	island.dispatchEvent(new Event("site:live"));
}

/** Without the page's script everything does what it does without script. */
export function releaseClicks() {
	for (const island of document.querySelectorAll<HTMLElement>("site-island")) release(island);
}

/**
 * Holds a click on a button of an island that has not started, starts the island, and repeats the click
 * then.
 */
export function holdClicks() {
	document.addEventListener(
		"click",
		(event) => {
			const target = event.target as Element;
			const island = target.closest<HTMLElement>("site-island[data-still]");
			const button = target.closest("button");
			if (!island || !button) return;
			event.preventDefault();
			event.stopPropagation();
			const place = [...island.querySelectorAll("button")].indexOf(button);
			// React may have rendered another button in its place.
			const repeat = () => setTimeout(() => island.querySelectorAll("button")[place]?.click());
			if (island.dataset.wanted === undefined)
				island.addEventListener("site:live", repeat, { once: true });
			// For start-islands.ts, which may not have loaded yet.
			island.dataset.wanted = "";
			island.dispatchEvent(new Event("site:start"));
		},
		true,
	);
}
