/**
 * These functions run in the page. Playwright serialises each one on its own, so they cannot use
 * anything else from this module.
 */

/** Problems with the focus order of two consecutive Tab stops (WCAG 2.4.3). */
export function orderProblems(focused: Element, previous: Element): string[] {
	const problems: string[] = [];
	if (!(previous.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING))
		problems.push("comes before the previous stop in the document");
	const isFloating = (element: Element) => {
		// Carousel controls precede the slides, so that visitors can pause the carousel first.
		if (element.closest("[aria-roledescription=carousel]")) return true;
		for (let at: Element | null = element; at; at = at.parentElement)
			if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
		return false;
	};
	const [box, before] = [focused.getBoundingClientRect(), previous.getBoundingClientRect()];
	// Beside the contact form, which comes first, stands what follows it: another column.
	const sameColumn = box.left < before.right && box.right > before.left;
	const isAbove = box.bottom <= before.top;
	if (isAbove && sameColumn && !isFloating(previous) && !isFloating(focused))
		problems.push("is above the previous stop in the same column");
	return problems;
}

/** Focusable elements that Tab did not reach. */
export function missedStops(reached: Set<Element>): string[] {
	const isReached = (element: HTMLElement) => {
		// Tab stops once per radio group.
		const group = element.matches("input[type=radio]")
			? [...document.querySelectorAll(`input[name="${element.getAttribute("name")}"]`)]
			: [element];
		return group.some((member) => reached.has(member));
	};
	return [
		...document.querySelectorAll<HTMLElement>(
			"a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]",
		),
	]
		.filter(
			(element) =>
				element.tabIndex >= 0 &&
				// The floating button leaves the tab order where the page offers the same link.
				getComputedStyle(element).position !== "fixed" &&
				!element.matches(":disabled") &&
				!element.closest("[inert]") &&
				element.checkVisibility({ visibilityProperty: true }),
		)
		.filter((element) => !isReached(element))
		.map((element) => `${element.outerHTML.slice(0, 100)} is never reached`);
}
