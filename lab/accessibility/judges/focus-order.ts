/**
 * These functions run in the page: Playwright hands over the text of each one alone, so none of
 * them uses anything from this module.
 */

/** What is wrong with the order in which Tab reaches two elements (WCAG 2.4.3). */
export function orderProblems(focused: Element, previous: Element): string[] {
	const problems: string[] = [];
	if (!(previous.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING))
		problems.push("comes before the previous stop in the document");
	const isFloating = (element: Element) => {
		// The controls of a carousel come before its slides, so that it can be stopped first.
		if (element.closest("[aria-roledescription=carousel]")) return true;
		for (let at: Element | null = element; at; at = at.parentElement)
			if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
		return false;
	};
	const [box, before] = [focused.getBoundingClientRect(), previous.getBoundingClientRect()];
	const isAbove = box.bottom <= before.top && box.left < before.right;
	if (isAbove && !isFloating(previous) && !isFloating(focused))
		problems.push("is above the previous stop in the same column");
	return problems;
}

/** Every element that Tab should reach and that is not among the given ones. */
export function missedStops(reached: Set<Element>): string[] {
	const isReached = (element: HTMLElement) => {
		// Tab stops at one radio button of a group.
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
				// The floating button leaves the tab order where the page itself offers the same.
				getComputedStyle(element).position !== "fixed" &&
				!element.matches(":disabled") &&
				!element.closest("[inert]") &&
				element.checkVisibility({ visibilityProperty: true }),
		)
		.filter((element) => !isReached(element))
		.map((element) => `${element.outerHTML.slice(0, 100)} is never reached`);
}
