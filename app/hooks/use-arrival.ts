import { useEffect, useState } from "react";

/** Duration of the loading bounce and the header's timer, in ms (specification, section 9). */
const ARRIVAL_DURATION = 1400;

/**
 * True for 1.4 s after the page was mounted in the browser. It only drives a decorative animation:
 * the content is already there.
 */
export function useArrival(enabled: boolean): boolean {
	const [arriving, setArriving] = useState(false);
	useEffect(() => {
		if (!enabled) return;
		setArriving(true);
		const timer = setTimeout(() => setArriving(false), ARRIVAL_DURATION);
		return () => clearTimeout(timer);
	}, [enabled]);
	return arriving;
}
