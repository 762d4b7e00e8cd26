import { type FocusEvent, type RefObject, useEffect, useState } from "react";

/**
 * Holds the carousel: `held` is true while the pointer is over the element or keyboard focus is in
 * it. `release` ends the hold until pointer or focus enter the element again. The Play button calls
 * it, because pressing Play puts pointer or focus on the element.
 */
export function useHold(element: RefObject<HTMLElement | null>) {
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);

	// Hover and focus may predate hydration. On a touch screen `:hover` persists after a tap.
	useEffect(() => {
		const canHover = matchMedia("(hover: hover)").matches;
		setHovered(canHover && (element.current?.matches(":hover") ?? false));
		setFocused(element.current?.querySelector(":focus-visible") != null);
	}, [element]);

	return {
		held: hovered || focused,
		release: () => {
			setHovered(false);
			setFocused(false);
		},
		handlers: {
			onPointerEnter: () => setHovered(true),
			onPointerLeave: () => setHovered(false),
			onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
				if (!currentTarget.contains(relatedTarget)) setFocused(target.matches(":focus-visible"));
			},
			onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
				if (!currentTarget.contains(relatedTarget)) setFocused(false);
			},
		},
	};
}
