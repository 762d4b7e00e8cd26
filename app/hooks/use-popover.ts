import { type MouseEvent, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * A native popover and its button. The browser opens, closes, dismisses and returns
 * focus, before and without script; this only mirrors the state for labels and closes
 * the popover when one of its links was followed, or when the focus has left it.
 */
export function usePopover<T extends HTMLElement>() {
	const id = useId();
	const ref = useRef<T>(null);
	// Unknown until hydrated: without script the browser itself reports the state.
	const [open, setOpen] = useState<boolean>();
	const { key } = useLocation();

	useEffect(() => setOpen(ref.current?.matches(":popover-open") ?? false), []);
	// A navigation closes it; hydration, which also runs this, leaves open what is open.
	const shownAt = useRef(key);
	useEffect(() => {
		if (shownAt.current !== key) ref.current?.hidePopover();
		shownAt.current = key;
	}, [key]);

	// The focus has gone on to what lies below: an open popover would hide it.
	useEffect(() => {
		if (!open) return;
		const leave = ({ target }: FocusEvent) => {
			const opener = (target as Element).closest(`[popovertarget="${id}"]`);
			if (!opener && !ref.current?.contains(target as Element)) ref.current?.hidePopover();
		};
		document.addEventListener("focusin", leave);
		return () => document.removeEventListener("focusin", leave);
	}, [open, id]);

	return {
		open: open === true,
		button: { popoverTarget: id, "aria-expanded": open, "aria-controls": id },
		popover: {
			id,
			ref,
			popover: "auto" as const,
			onToggle: (event: ToggleEvent<T>) => {
				// A disclosure inside tells of itself with the same event.
				if (event.target === event.currentTarget) setOpen(event.newState === "open");
			},
			onClick: (event: MouseEvent<T>) => {
				if ((event.target as Element).closest("a")) event.currentTarget.hidePopover();
			},
		},
	};
}
