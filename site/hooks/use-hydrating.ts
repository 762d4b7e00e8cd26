import { useSyncExternalStore } from "react";

const noSubscription = () => () => undefined;

/** True while the component is prerendered or hydrated; false if it was created in the browser. */
export function useHydrating(): boolean {
	return useSyncExternalStore(
		noSubscription,
		() => false,
		() => true,
	);
}
