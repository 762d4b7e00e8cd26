import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** The router state of a navigation from a closing call to the page of the form. */
export type FirstFieldState = { firstField: true };

/** Focuses the form's first field after a navigation from a closing call, not on a reload or Back. */
export function useFirstField() {
	const { state, key } = useLocation();
	const isNew = useNavigationType() === "PUSH";
	const { firstField } = (state ?? {}) as Partial<FirstFieldState>;
	// biome-ignore lint/correctness/useExhaustiveDependencies: focuses once per history entry, which the key identifies
	useEffect(() => {
		if (firstField && isNew) document.querySelector<HTMLElement>("#contact input")?.focus();
	}, [key]);
}
