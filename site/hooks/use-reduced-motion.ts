import { useSyncExternalStore } from "react";

const query = () => matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(listener: () => void) {
	const list = query();
	list.addEventListener("change", listener);
	return () => list.removeEventListener("change", listener);
}

/** True while the visitor prefers reduced motion. */
export function useReducedMotion(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => query().matches,
		() => false,
	);
}
