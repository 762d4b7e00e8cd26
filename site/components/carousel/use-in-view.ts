import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
	document.addEventListener("visibilitychange", listener);
	return () => document.removeEventListener("visibilitychange", listener);
}

/** False while the element is scrolled out of view or the page is in the background. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
	const pageHidden = useSyncExternalStore(
		subscribe,
		() => document.hidden,
		() => false,
	);
	const [onScreen, setOnScreen] = useState(true);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver((entries) => {
			setOnScreen(entries.at(-1)?.isIntersecting ?? true);
		});
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	return onScreen && !pageHidden;
}
