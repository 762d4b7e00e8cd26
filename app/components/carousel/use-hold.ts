import { type FocusEvent, type RefObject, useEffect, useState } from "react";

/**
 * True while the mouse rests on the element or the keyboard is in it. Whoever presses
 * Play there wants it to go on: `release` forgets both until they leave and come back.
 */
export function useHold(element: RefObject<HTMLElement | null>) {
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);

	// Both may have begun before the page was hydrated. A finger leaves a `:hover` behind.
	useEffect(() => {
		const mouse = matchMedia("(hover: hover)").matches;
		setHovered(mouse && (element.current?.matches(":hover") ?? false));
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
