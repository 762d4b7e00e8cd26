import { type PointerEvent, useRef } from "react";

/** A shorter movement is a tap with an unsteady finger. */
const SWIPE_PX = 40;

/** Event handlers that detect a horizontal swipe by touch and ignore vertical scrolling. */
export function useSwipe(onSwipe: { next: () => void; previous: () => void }) {
	const start = useRef<{ x: number; y: number }>(undefined);
	return {
		onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
			start.current = pointerType === "touch" && isPrimary ? { x: clientX, y: clientY } : undefined;
		},
		onPointerUp: ({ clientX, clientY }: PointerEvent) => {
			if (!start.current) return;
			const x = clientX - start.current.x;
			const y = clientY - start.current.y;
			start.current = undefined;
			if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y)) return;
			if (x < 0) onSwipe.next();
			else onSwipe.previous();
		},
		// The browser treats the touch as a scroll.
		onPointerCancel: () => {
			start.current = undefined;
		},
	};
}
