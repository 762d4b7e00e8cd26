import { useSyncExternalStore } from "react";
import { htmlState } from "#site/browser/html-state.ts";

function subscribe(listener: () => void) {
	const observer = new MutationObserver(listener);
	const attributeFilter = [htmlState.visitorActive];
	observer.observe(document.documentElement, { attributeFilter });
	return () => observer.disconnect();
}

/** True from the first activity of the visitor, which may have been before hydration. */
export const useVisitorActive = (): boolean =>
	useSyncExternalStore(subscribe, () =>
		document.documentElement.hasAttribute(htmlState.visitorActive),
	);
