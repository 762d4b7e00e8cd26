import { type RefObject, useEffect, useState } from "react";

/** About a screen: enough time to load a script of a few kilobytes before the visitor arrives. */
const MARGIN = "800px 0px";

/** True once the element has come near the viewport. */
export function useNear(element: RefObject<Element | null>): boolean {
	const [near, setNear] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				observer.disconnect();
				setNear(true);
			},
			{ rootMargin: MARGIN },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	return near;
}
