import { type MouseEvent, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Props for a native popover and its button. The browser opens, closes and dismisses it and
 * returns the focus, even without script. This hook only mirrors the state for labels, and closes
 * the popover when the visitor follows one of its links or moves the focus out of it.
 */
export function usePopover<T extends HTMLElement>() {
	const id = useId();
	const ref = useRef<T>(null);
	// Undefined until hydrated: without script the browser exposes the state itself.
	const [open, setOpen] = useState<boolean>();
	const { key } = useLocation();

	useEffect(() => setOpen(ref.current?.matches(":popover-open") ?? false), []);
	// Closes it on navigation, but not on hydration, which also runs this effect.
	const previousKey = useRef(key);
	useEffect(() => {
		if (previousKey.current !== key) ref.current?.hidePopover();
		previousKey.current = key;
	}, [key]);

	// When the focus moves to the page below, an open popover would hide the focused element.
	useEffect(() => {
		if (!open) return;
		const closeOnFocusOut = ({ target }: FocusEvent) => {
			const opener = (target as Element).closest(`[popovertarget="${id}"]`);
			if (!opener && !ref.current?.contains(target as Element)) ref.current?.hidePopover();
		};
		document.addEventListener("focusin", closeOnFocusOut);
		return () => document.removeEventListener("focusin", closeOnFocusOut);
	}, [open, id]);

	return {
		open: open === true,
		button: { popoverTarget: id, "aria-expanded": open, "aria-controls": id },
		popover: {
			id,
			ref,
			popover: "auto" as const,
			onToggle: (event: ToggleEvent<T>) => {
				// React bubbles `toggle`, so events of `<details>` inside the popover arrive here too.
				if (event.target === event.currentTarget) setOpen(event.newState === "open");
			},
			onClick: (event: MouseEvent<T>) => {
				if ((event.target as Element).closest("a")) event.currentTarget.hidePopover();
			},
		},
	};
}
