// @vitest-environment jsdom
import { type ComponentType, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
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
	islands: { counter: () => load("counter"), form: () => load("form"), demo: () => load("demo") },
}));

const root = document.documentElement;
/** What the browser reports of the boxes that come near. */
let comeNear: (...boxes: (Element | null)[]) => void;
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
				comeNear = (...boxes) => {
					const entries = boxes.map((target) => ({ target, isIntersecting: true }));
					report(entries as IntersectionObserverEntry[], this as never);
				};
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

/** Sends a page with these islands and runs the script of the page. */
function open(...islands: string[]) {
	document.body.innerHTML = islands
		.map((attributes) => {
			const Component = attributes.includes("form") ? Form : Counter;
			const html = attributes.includes("demo") ? "" : renderToString(<Component />);
			return `<div><site-island data-still ${attributes}>${html}</site-island></div>`;
		})
		.join("");
	startIslands();
}
const counter = 'data-name="counter"';
const form = 'data-name="form"';
const started = () => load.mock.calls.map(([name]) => name);
/** The first activity, as the head script tells of it. */
const act = () => {
	root.setAttribute(htmlState.visitorActive, "");
	dispatchEvent(new Event(ACTIVE_EVENT));
};
const isLive = (place = 0) =>
	!document.querySelectorAll("site-island")[place]?.hasAttribute("data-still");

describe("without activity", () => {
	test("nothing starts", () => {
		open(counter, form);
		vi.advanceTimersByTime(60_000);
		expect(started()).toEqual([]);
		expect(root.hasAttribute(htmlState.hydrated)).toBe(false);
	});

	test("what is due starts 2.5 s before, counted from the opening of the page", () => {
		vi.advanceTimersByTime(1000);
		open(`${counter} data-due="10000"`);
		vi.advanceTimersByTime(10_000 - 2500 - 1000 - 1);
		expect(started()).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(started()).toEqual(["counter"]);
	});

	test.each([
		["an address that fills it in", () => history.replaceState(null, "", "/?consultation")],
		["a draft", () => sessionStorage.setItem(DRAFT_KEY, "{}")],
	])("the form starts for %s, and no other island does", (_, arrange) => {
		arrange();
		open(counter, form);
		expect(started()).toEqual(["form"]);
	});

	test("the form starts when a link of the page asks it for something", () => {
		open(counter, form);
		dispatchEvent(new Event(ADDRESS_EVENT));
		expect(started()).toEqual(["form"]);
	});

	test("an island starts that has the focus, or gets it", () => {
		open(form, counter);
		document.querySelector("input")?.focus();
		expect(started()).toEqual(["form"]);
	});

	test("an island starts that had the focus before the script arrived", () => {
		document.body.innerHTML = `<site-island data-still ${form}>${renderToString(<Form />)}</site-island>`;
		document.querySelector("input")?.focus();
		startIslands();
		expect(started()).toEqual(["form"]);
	});
});

describe("after the first activity", () => {
	test("an island starts once it comes near, and the page says when they are live", async () => {
		open(counter, form);
		expect(observed).not.toHaveBeenCalled();
		act();
		expect(started()).toEqual([]);
		comeNear(document.querySelector("button"));
		expect(started()).toEqual(["counter"]);
		expect(root.hasAttribute(htmlState.hydrated)).toBe(false);
		await vi.waitFor(() => expect(root.hasAttribute(htmlState.hydrated)).toBe(true));
		expect([isLive(0), isLive(1)]).toEqual([true, false]);
		comeNear(document.querySelector("form"));
		expect(started()).toEqual(["counter", "form"]);
	});

	test("an empty island is as near as the element around it", () => {
		open('data-name="demo"');
		act();
		comeNear(document.querySelector("div"));
		expect(started()).toEqual(["demo"]);
	});

	test("before the script arrived counts too", () => {
		root.setAttribute(htmlState.visitorActive, "");
		open(counter);
		expect(observed).toHaveBeenCalledOnce();
	});

	test("a page without islands is live at once", () => {
		open();
		act();
		expect(root.hasAttribute(htmlState.hydrated)).toBe(true);
	});
});

describe("a button pressed before its island has started", () => {
	const expectCount = (count: string) =>
		vi.waitFor(() => expect(document.querySelector("button")?.textContent).toBe(count));

	test("and before the script has arrived counts", async () => {
		document.body.innerHTML = `<site-island data-still ${counter}>${renderToString(<Counter />)}</site-island>`;
		document.querySelector("button")?.click();
		expect(started()).toEqual([]);
		startIslands();
		expect(started()).toEqual(["counter"]);
		await expectCount("1");
	});

	test("does what it does without script if the script cannot load", async () => {
		load.mockRejectedValue(new TypeError("Failed to fetch"));
		open(counter);
		const clicked = vi.fn();
		document.querySelector("button")?.addEventListener("click", clicked);
		document.querySelector("button")?.click();
		expect(clicked).not.toHaveBeenCalled();
		await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
		expect(isLive()).toBe(true);
		expect(document.querySelector("button")?.textContent).toBe("0");
		expect(toConsole).toHaveBeenCalledOnce();
	});
});
