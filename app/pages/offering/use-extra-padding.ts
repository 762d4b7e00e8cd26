import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Power Apps: a tab gives the sections extra padding above their headings; back at the
 * very top it is gone. Both happen while the sections are out of sight or moving there,
 * so nothing that is being read jumps.
 */
export function useExtraPadding(wanted: boolean) {
	const [padded, setPadded] = useState(false);
	useEffect(() => {
		if (!padded) return;
		const reset = () => {
			if (scrollY === 0) setPadded(false);
		};
		addEventListener("scroll", reset, { passive: true });
		return () => removeEventListener("scroll", reset);
	}, [padded]);
	// At once: the scroll that follows must know the final places.
	const pad = () => flushSync(() => setPadded(wanted));
	return { padded, pad };
}
