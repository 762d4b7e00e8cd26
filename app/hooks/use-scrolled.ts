import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
	addEventListener("scroll", listener, { passive: true });
	return () => removeEventListener("scroll", listener);
}

/** True once the page is scrolled past its top. */
export function useScrolled(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => scrollY > 0,
		() => false,
	);
}
