/** Ends the hold on an island, which has started, or never will: held clicks are repeated. */
export function release(island: HTMLElement) {
	delete island.dataset.still;
	delete island.dataset.failed;
	island.dispatchEvent(new Event("site:live"));
}

/** For an island that cannot start: it does what it does without script, and islands.css hides the rest. */
export function giveUp(island: HTMLElement) {
	release(island);
	island.dataset.failed = "";
	for (const field of island.querySelectorAll<HTMLInputElement>("[data-required]"))
		field.required = true;
}

/** The page's script has not come. */
export function giveUpAll() {
	for (const island of document.querySelectorAll<HTMLElement>("site-island")) giveUp(island);
}

/**
 * Takes `required` off the fields of islands, which check them, and tells it to assistive technology
 * alone: Firefox calls a blank required field invalid before anybody has typed. A group of radio buttons
 * has the attribute itself.
 */
export function leaveChecksToIslands() {
	for (const field of document.querySelectorAll<HTMLInputElement>("site-island [required]")) {
		field.required = false;
		// For an island that cannot start: the browser checks its fields again.
		field.dataset.required = "";
		if (field.type !== "radio") field.ariaRequired = "true";
	}
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
