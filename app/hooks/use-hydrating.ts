import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True while a part of the page takes over its HTML from the build; false where it is new. */
export function useHydrating(): boolean {
	return useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
}
