// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onFirstActivity } from "./first-activity.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const paint = () => {
	vi.advanceTimersToNextFrame();
	vi.runAllTimers();
};

test("a key or a scroll is an activity, once, and its answer is painted first; a resting pointer is none", () => {
	const act = vi.fn();
	onFirstActivity(act);
	// The page moves below it.
	dispatchEvent(new PointerEvent("pointermove"));
	paint();
	expect(act).not.toHaveBeenCalled();
	dispatchEvent(new KeyboardEvent("keydown"));
	expect(act).not.toHaveBeenCalled();
	paint();
	dispatchEvent(new Event("scroll"));
	paint();
	expect(act).toHaveBeenCalledOnce();
});
