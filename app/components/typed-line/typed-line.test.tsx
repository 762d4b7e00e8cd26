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
/** The visible text: the typed characters of the layer, or the whole line once it is done. */
const visibleText = () => {
	const typed = [...(layer()?.children ?? [])].filter((span) => !span.hasAttribute("data-rest"));
	return layer() ? typed.map(({ textContent }) => textContent).join("") : TEXT;
};

test.each([50, 30])("types one character every %i ms and then stops", (speed) => {
	render(<TypedLine text={TEXT} speed={speed} />);
	expect(layer()?.textContent).toBe(TEXT);
	wait(speed - 1);
	expect(layer()).not.toBeNull();
	expect(visibleText()).not.toMatch(/^H/);
	wait(1);
	expect(visibleText()).toBe("H");
	wait(4 * speed);
	expect(visibleText()).toBe("Hello");
	wait((TEXT.length - 5) * speed);
	expect(layer()).toBeNull();
	expect(vi.getTimerCount()).toBe(0);
});

test("screen readers and the prerendered HTML have the whole sentence from the start", () => {
	expect(renderToString(<TypedLine text={TEXT} speed={50} />)).toContain(TEXT);
	render(<TypedLine text={TEXT} speed={50} />);
	const sentence = screen.getByText(TEXT, { ignore: "[aria-hidden] *" });
	expect(sentence.closest("[aria-hidden]")).toBeNull();
	wait(200);
	expect(sentence.textContent).toBe(TEXT);
	expect(sentence.isConnected).toBe(true);
});

test("types again each time `typing` becomes true, and is complete otherwise", () => {
	const { rerender } = render(<TypedLine text={TEXT} speed={50} typing={false} />);
	expect(layer()).toBeNull();
	rerender(<TypedLine text={TEXT} speed={50} typing />);
	wait(50);
	expect(visibleText()).toBe("H");
	rerender(<TypedLine text={TEXT} speed={50} typing={false} />);
	expect(layer()).toBeNull();
	expect(vi.getTimerCount()).toBe(0);
});

test("shows the whole sentence at once if the visitor prefers reduced motion", () => {
	reducedMotion = true;
	render(<TypedLine text={TEXT} speed={50} />);
	expect(layer()).toBeNull();
	expect(vi.getTimerCount()).toBe(0);
});
