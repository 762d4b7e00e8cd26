import { useEffect, useState } from "react";

/** A little slack for fractions of pixels where a scroll ends. */
const SLACK = 4;

function stopOf(heading: Element): number {
	const { scrollMarginTop } = getComputedStyle(heading);
	const { scrollPaddingTop } = getComputedStyle(document.documentElement);
	return Number.parseFloat(scrollMarginTop) + (Number.parseFloat(scrollPaddingTop) || 0);
}

/** The id whose anchor was passed last; before the first one, nothing; at the end, the last. */
function findSection(ids: readonly string[]): string | undefined {
	const headings = ids
		.map((id) => document.getElementById(id))
		.filter((element) => element !== null);
	const { scrollHeight, clientHeight } = document.documentElement;
	const atEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - SLACK;
	if (atEnd) return headings.at(-1)?.id;
	return headings.findLast(
		(heading) => heading.getBoundingClientRect().top <= stopOf(heading) + SLACK,
	)?.id;
}

/** The section nearest the top of the screen, as the visitor scrolls. */
export function useSectionInView(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState<string>();
	const key = ids.join(" ");
	useEffect(() => {
		const all = key.split(" ").filter(Boolean);
		let frame = 0;
		const look = () => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(() => setCurrent(findSection(all)));
		};
		look();
		addEventListener("scroll", look, { passive: true });
		addEventListener("resize", look);
		return () => {
			cancelAnimationFrame(frame);
			removeEventListener("scroll", look);
			removeEventListener("resize", look);
		};
	}, [key]);
	return current;
}
