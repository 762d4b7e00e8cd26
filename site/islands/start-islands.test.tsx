// @vitest-environment jsdom
import { type ComponentType, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { holdClicks } from "#site/browser/hold-clicks.ts";
import { ACTIVE_EVENT, ADDRESS_EVENT, DRAFT_KEY, htmlState } from "#site/browser/html-state.ts";
import "./hydrate.tsx";
import { startIslands } from "./start-islands.ts";

function Counter() {
	const [count, setCount] = useState(0);
	return (
		<button type="button" onClick={() => setCount(count + 1)}>
			{count}
		</button>
	);
}
const Form = () => (
	<form>
		<input name="name" />
	</form>
);

const load = vi.hoisted(() => vi.fn<(name: string) => Promise<ComponentType>>());
vi.mock("./islands.ts", () => ({
	islands: { counter: () => load("counter"), form: () => load("form") },
}));

const root = document.documentElement;
/** What the browser reports of a box that comes near. */
let comeNear: (box: Element | null) => void;
const observed = vi.fn<(element: Element) => void>();
const toConsole = vi.fn();
/** The listeners on the window, which outlive a test. */
let heard: MockInstance<typeof window.addEventListener>;

holdClicks();

beforeEach(() => {
	vi.clearAllMocks();
	heard = vi.spyOn(window, "addEventListener");
	vi.useFakeTimers({ toFake: ["setTimeout", "performance", "requestAnimationFrame"] });
	load.mockImplementation(async (name) => (name === "form" ? Form : Counter));
	vi.stubGlobal("reportError", toConsole);
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			observe = observed;
			unobserve() {}
			constructor(report: IntersectionObserverCallback) {
				comeNear = (target) => report([{ target, isIntersecting: true } as never], this as never);
			}
		},
	);
	sessionStorage.clear();
	history.replaceState(null, "", "/");
	for (const state of Object.values(htmlState)) root.removeAttribute(state);
});
afterEach(async () => {
	for (const listening of heard.mock.calls) removeEventListener(...listening);
	const live = () => document.querySelectorAll("site-island:not([data-still])");
	await vi.waitFor(() => expect(live().length).toBe(started().length));
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const counter = 'data-name="counter"';
const form = 'data-name="form"';

/** Sends a page with these islands and runs the script of the page. @param before what happens in between */
function open(islands: string[], before = () => {}) {
	document.body.innerHTML = islands
		.map((attributes) => {
			const Component = attributes.includes("form") ? Form : Counter;
			return `<div><site-island data-still ${attributes}>${renderToString(<Component />)}</site-island></div>`;
		})
		.join("");
	before();
	startIslands();
}
const started = () => load.mock.calls.map(([name]) => name);
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
/** The first activity, as the head script tells of it. */
const act = () => {
	root.setAttribute(htmlState.visitorActive, "");
	dispatchEvent(new Event(ACTIVE_EVENT));
};
const isLive = (place = 0) =>
	!document.querySelectorAll("site-island")[place]?.hasAttribute("data-still");

const focus = () => find("input")?.focus();
const press = () => find("button")?.click();
const nothing = () => {};
test.each([
	["nothing starts", nothing, nothing, []],
	["the form for a query", () => history.replaceState(null, "", "/?a"), nothing, ["form"]],
	["the form for a draft", () => sessionStorage.setItem(DRAFT_KEY, "{}"), nothing, ["form"]],
	["the form for a link", nothing, () => dispatchEvent(new Event(ADDRESS_EVENT)), ["form"]],
	["what gets the focus", nothing, focus, ["form"]],
	["what had the focus before the script arrived", focus, nothing, ["form"]],
	["what was pressed before the script arrived", press, nothing, ["counter"]],
])("without activity: %s", (_, before, after, expected) => {
	open([counter, form], before);
	after();
	vi.advanceTimersByTime(60_000);
	expect(started()).toEqual(expected);
	expect(root.hasAttribute(htmlState.hydrated)).toBe(false);
});

test("what is due starts 2.5 s before, counted from the opening of the page", () => {
	vi.advanceTimersByTime(1000);
	open([`${counter} data-due="10000"`]);
	vi.advanceTimersByTime(10_000 - 2500 - 1000 - 1);
	expect(started()).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(started()).toEqual(["counter"]);
});

test("after the first activity an island starts once it comes near, and the page says when they are live", async () => {
	open([counter, form]);
	expect(observed).not.toHaveBeenCalled();
	act();
	expect(started()).toEqual([]);
	comeNear(find("button"));
	expect(started()).toEqual(["counter"]);
	await vi.waitFor(() => expect(root.hasAttribute(htmlState.hydrated)).toBe(true));
	expect([isLive(0), isLive(1)]).toEqual([true, false]);
	comeNear(find("form"));
	expect(started()).toEqual(["counter", "form"]);
});

test("a button whose script cannot load does what it does without script", async () => {
	load.mockRejectedValue(new TypeError("Failed to fetch"));
	open([counter]);
	const clicked = vi.fn();
	find("button")?.addEventListener("click", clicked);
	press();
	expect(clicked).not.toHaveBeenCalled();
	await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
	expect(isLive()).toBe(true);
	expect(find("button")?.textContent).toBe("0");
	expect(toConsole).toHaveBeenCalledOnce();
});
