// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { followSections } from "./sections.ts";

const scrolledTo = vi.fn<(id: string) => void>();
const barScrolled = vi.fn();

beforeAll(() => {
	Element.prototype.scrollIntoView = function () {
		scrolledTo(this.id);
	};
	Element.prototype.scrollTo = barScrolled;
});
beforeEach(() => {
	vi.useFakeTimers();
	vi.clearAllMocks();
	vi.stubGlobal("matchMedia", () => ({ matches: false }));
	history.replaceState(null, "", "/what-we-do/sample");
	const root = document.documentElement;
	vi.spyOn(root, "scrollHeight", "get").mockReturnValue(5000);
	vi.stubGlobal("innerHeight", 800);
});
afterEach(() => {
	// Otherwise the listeners of one test would act in the next.
	document.body.replaceChildren();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** Where the headings are, in px from the top of the page. A jump leaves 100 px above them. */
const places = { one: 1000, two: 2000, three: 4700 };

function show(attributes = "") {
	const ids = Object.keys(places);
	const tabs = ids.slice(0, 2).map((id) => `<li><a href="#${id}">${id}</a></li>`);
	const headings = ids.map(
		(id) => `<h2 id="${id}" tabindex="-1" style="scroll-margin-top: 100px">Section ${id}</h2>`,
	);
	document.body.innerHTML = `<div data-sections="${ids.join(" ")}" ${attributes}>
		<p data-section-in-view></p><nav data-tabs><ul>${tabs.join("")}</ul></nav>${headings.join("")}</div>`;
	for (const [id, place] of Object.entries(places))
		vi.spyOn(document.getElementById(id) as Element, "getBoundingClientRect").mockImplementation(
			() => new DOMRect(0, place - scrollY),
		);
	followSections();
	scroll(0);
}

function scroll(top: number) {
	vi.stubGlobal("scrollY", top);
	dispatchEvent(new Event("scroll"));
	vi.advanceTimersToNextFrame();
}

const page = () => document.querySelector("[data-sections]") as HTMLElement;
const inView = () => ({
	crumb: document.querySelector("[data-section-in-view]")?.textContent,
	tabs: [...document.querySelectorAll("[aria-current=location]")].map((tab) => tab.textContent),
});
const tab = (id: string) => document.querySelector(`a[href="#${id}"]`) as HTMLElement;

test("the breadcrumb names the section in view, and one tab is marked", () => {
	show();
	expect(inView()).toEqual({ crumb: "", tabs: ["one"] });
	scroll(895);
	expect(inView().crumb).toBe("");
	// The heading is where a jump leaves it, but for a fraction of a pixel.
	scroll(899);
	expect(inView()).toEqual({ crumb: "Section one", tabs: ["one"] });
	scroll(1900);
	expect(inView()).toEqual({ crumb: "Section two", tabs: ["two"] });
	scroll(1500);
	expect(inView()).toEqual({ crumb: "Section one", tabs: ["one"] });
});

test("at the end of the page the last section is in view, although it cannot reach the top", () => {
	show();
	scroll(4190);
	expect(inView().crumb).toBe("Section two");
	scroll(4200);
	expect(inView().crumb).toBe("Section three");
});

test("the breadcrumb may be drawn anew", () => {
	show();
	const crumb = document.querySelector("[data-section-in-view]");
	crumb?.replaceWith(crumb.cloneNode());
	scroll(1000);
	expect(inView().crumb).toBe("Section one");
});

test("the bar shows the tab of the section in view", () => {
	show();
	expect(barScrolled).not.toHaveBeenCalled();
	scroll(2000);
	expect(barScrolled).toHaveBeenCalledOnce();
});

test("a tab scrolls to its section and changes the address without an entry", () => {
	show();
	const entries = history.length;
	tab("two").click();
	expect(scrolledTo).toHaveBeenCalledWith("two");
	expect(document.activeElement?.id).toBe("two");
	expect(location.hash).toBe("#two");
	expect(history.length).toBe(entries);
	expect(page().hasAttribute("data-padded")).toBe(false);
});

test("a tab is a link for a new tab of the browser", () => {
	show();
	const click = new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true });
	tab("two").dispatchEvent(click);
	expect(click.defaultPrevented).toBe(false);
	expect(scrolledTo).not.toHaveBeenCalled();
});

test("where the page asks for it, the first tab adds padding until the very top is reached", () => {
	show("data-pads");
	expect(page().hasAttribute("data-padded")).toBe(false);
	tab("two").click();
	scroll(500);
	expect(page().hasAttribute("data-padded")).toBe(true);
	scroll(0);
	expect(page().hasAttribute("data-padded")).toBe(false);
});
