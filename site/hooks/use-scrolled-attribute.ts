import { type RefObject, useEffect } from "react";

/**
 * Sets `data-scrolled` on an element while the page is scrolled. It writes to the DOM because React
 * state would render the element and its children again, during the navigation to the next page.
 */
export function useScrolledAttribute(element: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const update = () => element.current?.toggleAttribute("data-scrolled", scrollY > 0);
		update();
		addEventListener("scroll", update, { passive: true });
		return () => removeEventListener("scroll", update);
	}, [element]);
}
