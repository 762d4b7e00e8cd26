import { useEffect, useState } from "react";

/** Specification, section 9: the loading bounce and the header's timer, in milliseconds. */
export const ARRIVAL = 1400;

/** True for 1.4 s after the page has come to life: decoration over content that is already there. */
export function useArrival(wanted: boolean): boolean {
	const [arriving, setArriving] = useState(false);
	useEffect(() => {
		if (!wanted) return;
		setArriving(true);
		const timer = setTimeout(() => setArriving(false), ARRIVAL);
		return () => clearTimeout(timer);
	}, [wanted]);
	return arriving;
}
