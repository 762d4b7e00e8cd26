import { useEffect, useRef } from "react";

/** What ends a press of the pointer. A key does if the release is lost, as outside of the window. */
const ENDS = ["mouseup", "dragend", "keydown"];

/**
 * Returns a function that calls another one at once, or after the release while the pointer is pressed: what
 * appears in between moves what is pressed, and the click is lost.
 */
export function useAfterRelease() {
	/** Undefined while nothing is pressed. */
	const waiting = useRef<(() => void)[]>(undefined);
	useEffect(() => {
		const listening = new AbortController();
		const options = { capture: true, signal: listening.signal };
		const press = () => {
			waiting.current ??= [];
		};
		// The click comes right after the release.
		const release = () =>
			setTimeout(() => {
				const acts = waiting.current ?? [];
				waiting.current = undefined;
				for (const act of acts) act();
			});
		// After a tap, too, these are the events around the change of focus.
		addEventListener("mousedown", press, options);
		for (const end of ENDS) addEventListener(end, release, options);
		return () => listening.abort();
	}, []);
	return (act: () => void) => {
		if (waiting.current) waiting.current.push(act);
		else act();
	};
}
