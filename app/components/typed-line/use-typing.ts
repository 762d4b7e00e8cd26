import { useLayoutEffect, useState } from "react";
import { useHydrating } from "#app/hooks/use-hydrating.ts";

/**
 * How many of `total` characters are typed: all of them until `on`, so that the page
 * without script has them; then from none to all, one every `speed` ms.
 */
export function useTyping(total: number, speed: number, on: boolean): number {
	const hydrating = useHydrating();
	// On the way from another page, a second rendering would only hold up the first paint.
	const [typed, setTyped] = useState(on && !hydrating ? 0 : total);
	// Before the paint: a text that shows, vanishes and is typed again would flicker.
	useLayoutEffect(() => {
		if (!on) return;
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
	}, [total, speed, on]);
	return typed;
}
