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
	vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(5000);
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
	const headings = Object.keys(places).map(
		(id) => `<h2 id="${id}" tabindex="-1" style="scroll-margin-top: 100px">Section ${id}</h2>`,
	);
	document.body.innerHTML = `<div data-sections="${Object.keys(places).join(" ")}" ${attributes}>
		<p data-section-in-view></p>
		<nav data-tabs><ul><li><a href="#one">one</a></li><li><a href="#two">two</a></li></ul></nav>
		${headings.join("")}</div>`;
	for (const heading of document.querySelectorAll("h2"))
		heading.getBoundingClientRect = () =>
			new DOMRect(0, places[heading.id as keyof typeof places] - scrollY);
	followSections();
	scroll(0);
}

function scroll(top: number) {
	vi.stubGlobal("scrollY", top);
	dispatchEvent(new Event("scroll"));
	vi.advanceTimersToNextFrame();
}

const crumb = () => document.querySelector("[data-section-in-view]")?.textContent;
const tab = (id: string) => document.querySelector(`a[href="#${id}"]`) as HTMLElement;

// 899: the heading is where a jump leaves it, but for a fraction of a pixel. 4200: the end of the page,
// where the last section cannot reach the top; it has no tab.
test("the breadcrumb names the section in view, and one tab is marked, which the bar shows", () => {
	show();
	// It may be drawn anew.
	const before = document.querySelector("[data-section-in-view]");
	before?.replaceWith(before.cloneNode());
	for (const [top, section, marked] of [
		[0, "", "one"],
		[895, "", "one"],
		[899, "Section one", "one"],
		[1900, "Section two", "two"],
		[1500, "Section one", "one"],
		[4190, "Section two", "two"],
		[4200, "Section three", "two"],
	] as const) {
		scroll(top);
		const tabs = [...document.querySelectorAll("[aria-current=location]")];
		expect([top, crumb(), ...tabs.map((one) => one.textContent)]).toEqual([top, section, marked]);
	}
	expect(barScrolled).toHaveBeenCalledTimes(3);
});

test("a tab scrolls to its section and changes the address without an entry, or is a link for a new tab", () => {
	show();
	const newTab = new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true });
	tab("two").dispatchEvent(newTab);
	expect(newTab.defaultPrevented).toBe(false);
	expect(scrolledTo).not.toHaveBeenCalled();
	const entries = history.length;
	tab("two").click();
	expect(scrolledTo).toHaveBeenCalledWith("two");
	expect(document.activeElement?.id).toBe("two");
	expect([location.hash, history.length]).toEqual(["#two", entries]);
});

test.each(["", "data-pads"])(
	"only where the page asks for it (“%s”), the first tab adds padding until the very top is reached",
	(attributes) => {
		show(attributes);
		const isPadded = () => document.querySelector("[data-padded]") !== null;
		expect(isPadded()).toBe(false);
		tab("two").click();
		scroll(500);
		expect(isPadded()).toBe(attributes !== "");
		scroll(0);
		expect(isPadded()).toBe(false);
	},
);
