import { type RefObject, useEffect } from "react";

/**
 * Marks an element with `data-scrolled` once the page is scrolled past its top. On the element
 * itself: a state would render it and all in it anew, just when the next page is to be seen.
 */
export function useScrolledMark(element: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const mark = () => element.current?.toggleAttribute("data-scrolled", scrollY > 0);
		mark();
		addEventListener("scroll", mark, { passive: true });
		return () => removeEventListener("scroll", mark);
	}, [element]);
}
