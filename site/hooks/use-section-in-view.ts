import { useEffect, useState } from "react";

/** Tolerance in px: a scroll may end at a fraction of a pixel. */
const TOLERANCE = 4;

/** Returns the distance of the heading from the top of the viewport after a jump to it, in px. */
function anchorOffset(heading: Element): number {
	const { scrollMarginTop } = getComputedStyle(heading);
	const { scrollPaddingTop } = getComputedStyle(document.documentElement);
	return Number.parseFloat(scrollMarginTop) + (Number.parseFloat(scrollPaddingTop) || 0);
}

/**
 * Returns the id of the last heading that was scrolled past: undefined above the first one. At the
 * end of the page it is the last heading.
 */
function findSection(ids: readonly string[]): string | undefined {
	const headings = ids
		.map((id) => document.getElementById(id))
		.filter((element) => element !== null);
	const { scrollHeight, clientHeight } = document.documentElement;
	const atEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - TOLERANCE;
	if (atEnd) return headings.at(-1)?.id;
	return headings.findLast(
		(heading) => heading.getBoundingClientRect().top <= anchorOffset(heading) + TOLERANCE,
	)?.id;
}

/**
 * Returns the id of the section that the visitor has scrolled to.
 * @param ids ids of the headings, from top to bottom
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState<string>();
	const key = ids.join(" ");
	useEffect(() => {
		const all = key.split(" ").filter(Boolean);
		let frame = 0;
		const update = () => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(() => setCurrent(findSection(all)));
		};
		update();
		addEventListener("scroll", update, { passive: true });
		addEventListener("resize", update);
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener("scroll", update);
			removeEventListener("resize", update);
		};
	}, [key]);
	return current;
}
