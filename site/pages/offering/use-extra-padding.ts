import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * For Power Apps: a click on a tab adds padding above the headings of the sections, and scrolling
 * to the very top removes it. Neither moves text that the visitor is reading, because the sections
 * are out of view or about to scroll.
 */
export function useExtraPadding(enabled: boolean) {
	const [padded, setPadded] = useState(false);
	useEffect(() => {
		if (!padded) return;
		const reset = () => {
			if (scrollY === 0) setPadded(false);
		};
		addEventListener("scroll", reset, { passive: true });
		return () => removeEventListener("scroll", reset);
	}, [padded]);
	// Synchronous, because the scroll that follows needs the final positions.
	const pad = () => flushSync(() => setPadded(enabled));
	return { padded, pad };
}
