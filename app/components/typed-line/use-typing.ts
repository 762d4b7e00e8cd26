import { useLayoutEffect, useState } from "react";
import { useHydrating } from "#app/hooks/use-hydrating.ts";

/**
 * Returns how many of `total` characters are typed. While `active` is false that is all of them, so
 * that a page without script has the whole text; then it counts from 0, one every `speed` ms.
 */
export function useTyping(total: number, speed: number, active: boolean): number {
	const hydrating = useHydrating();
	// After a navigation, start at 0 at once: a second render would only delay the first paint.
	const [typed, setTyped] = useState(active && !hydrating ? 0 : total);
	// Runs before the paint: text that appears, vanishes and is typed again would flicker.
	useLayoutEffect(() => {
		if (!active) return;
		let count = 0;
		setTyped(count);
		const timer = setInterval(() => {
			count++;
			setTyped(count);
			if (count >= total) clearInterval(timer);
		}, speed);
		return () => {
			clearInterval(timer);
			setTyped(total);
		};
	}, [total, speed, active]);
	return typed;
}
