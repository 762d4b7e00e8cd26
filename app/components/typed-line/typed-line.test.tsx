// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TypedLine } from "./typed-line.tsx";

const TEXT = "Hello there";
let reducedMotion: boolean;

beforeEach(() => {
	vi.useFakeTimers();
	reducedMotion = false;
	vi.stubGlobal("matchMedia", () => ({
		matches: reducedMotion,
		addEventListener() {},
		removeEventListener() {},
	}));
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const layer = () => document.querySelector("[aria-hidden]");
/** What the eye sees: the characters of the layer that are typed, or the whole line when it is done. */
const seen = () => {
	const typed = [...(layer()?.children ?? [])].filter((one) => !one.hasAttribute("data-rest"));
	return layer() ? typed.map(({ textContent }) => textContent).join("") : TEXT;
};

test.each([50, 30])("types a character every %i ms, once", (speed) => {
	render(<TypedLine text={TEXT} speed={speed} />);
	expect(layer()?.textContent).toBe(TEXT);
	wait(speed - 1);
	expect(layer()).not.toBeNull();
	expect(seen()).not.toMatch(/^H/);
	wait(1);
	expect(seen()).toBe("H");
	wait(4 * speed);
	expect(seen()).toBe("Hello");
	wait((TEXT.length - 5) * speed);
	expect(layer()).toBeNull();
	expect(vi.getTimerCount()).toBe(0);
});

test("readers and the prerendered page have the whole sentence from the first frame", () => {
	expect(renderToString(<TypedLine text={TEXT} speed={50} />)).toContain(TEXT);
	render(<TypedLine text={TEXT} speed={50} />);
	const sentence = screen.getByText(TEXT, { ignore: "[aria-hidden] *" });
	expect(sentence.closest("[aria-hidden]")).toBeNull();
	wait(200);
	expect(sentence.textContent).toBe(TEXT);
	expect(sentence.isConnected).toBe(true);
});

test("types again when it is asked to once more, and is whole while it is not", () => {
	const { rerender } = render(<TypedLine text={TEXT} speed={50} typing={false} />);
	expect(layer()).toBeNull();
	rerender(<TypedLine text={TEXT} speed={50} typing />);
	wait(50);
	expect(seen()).toBe("H");
	rerender(<TypedLine text={TEXT} speed={50} typing={false} />);
	expect(layer()).toBeNull();
	expect(vi.getTimerCount()).toBe(0);
});

test("shows the whole sentence at once to who asks for less motion", () => {
	reducedMotion = true;
	render(<TypedLine text={TEXT} speed={50} />);
	expect(layer()).toBeNull();
	expect(vi.getTimerCount()).toBe(0);
});
