// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerClicks, arriveAtSection, startFrame } from "./frame.ts";
import { ADDRESS_EVENT } from "./html-state.ts";
import { restoreTheme } from "./theme.ts";

const scrolledTo = vi.fn<(id: string) => void>();
/** The address of a link that was left to the browser. */
const followed = vi.fn<(href: string | null) => void>();
const addressAsked = vi.fn();

beforeAll(() => {
	Element.prototype.scrollIntoView = function () {
		scrolledTo(this.id);
	};
	HTMLElement.prototype.hidePopover = () => {};
	answerClicks();
	addEventListener("click", (event) => {
		const link = (event.target as Element).closest("a");
		if (link && !event.defaultPrevented) followed(link.getAttribute("href"));
		event.preventDefault();
	});
	addEventListener(ADDRESS_EVENT, addressAsked);
});
beforeEach(() => {
	vi.clearAllMocks();
	vi.stubGlobal("matchMedia", () => ({ matches: false }));
	vi.stubGlobal("scrollTo", ({ top }: ScrollToOptions) => scrolledTo(`${top} px`));
	history.replaceState(null, "", "/");
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

function show(html: string) {
	document.body.innerHTML = html;
	return document.body.firstElementChild as HTMLElement;
}
const click = (html: string, keys: MouseEventInit = {}) =>
	show(html).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));

test("the theme changes until the page is closed where storage is blocked, and does not fade with reduced motion", () => {
	const blocked = () => {
		throw new DOMException("blocked");
	};
	vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
	vi.stubGlobal("matchMedia", () => ({ matches: true }));
	const fade = vi.fn();
	Object.assign(document, { startViewTransition: fade });
	restoreTheme();
	for (const theme of ["light", "dark"]) {
		click("<button data-theme-switch>Theme</button>");
		expect(document.documentElement.dataset.theme).toBe(theme);
	}
	expect(fade).not.toHaveBeenCalled();
	Reflect.deleteProperty(document, "startViewTransition");
});

const targets = ["techstack", "contact", "message"].map((id) => `<p id="${id}" tabindex="-1"></p>`);
const clickLink = (href: string, keys = {}) =>
	click(`<a href="${href}">Link</a>${targets.join("")}`, keys);

test.each([
	["a section is an entry without the section", "/", "/#techstack", "/", 1, "techstack"],
	["a section may ask the form", "/", "/?apply=a#contact", "/?apply=a", 1, "contact"],
	["home leads to its top", "/", "/", "/", 0, "0 px"],
	["another query asks the form", "/contact", "?a#message", "/contact?a#message", 0, undefined],
])("a link within the page: %s", (_, page, href, address, entries, scrolled) => {
	history.replaceState(null, "", page);
	const before = history.length;
	clickLink(href);
	expect(followed).not.toHaveBeenCalled();
	expect(history.length - before).toBe(entries);
	expect(location.href).toBe(location.origin + address);
	expect(addressAsked).toHaveBeenCalledTimes(href.includes("?") ? 1 : 0);
	expect(scrolledTo.mock.calls.flat()).toEqual(scrolled ? [scrolled] : []);
	expect(document.activeElement?.id).toBe(href.split("#")[1] ?? "");
});

test.each([
	["/quality", "/#techstack", {}],
	["/", "/#techstack", { ctrlKey: true }],
	["/contact", "/quality", {}],
	["/contact", "https://elsewhere.example/", {}],
])("on %s the link %s is left to the browser with %j", (page, href, keys) => {
	history.replaceState(null, "", page);
	clickLink(href, keys);
	expect(followed).toHaveBeenCalledWith(href);
	expect(scrolledTo).not.toHaveBeenCalled();
});

test("the end of the scroll to a section is corrected once, and that of a later scroll is not", () => {
	// Ends the scrolls of other tests.
	dispatchEvent(new Event("wheel"));
	vi.useFakeTimers();
	const corrections = (wait: number) => {
		clickLink("/#techstack");
		scrolledTo.mockClear();
		vi.advanceTimersByTime(wait);
		for (let scroll = 0; scroll < 2; scroll++) dispatchEvent(new Event("scrollend"));
		return scrolledTo.mock.calls.flat();
	};
	expect(corrections(1000)).toEqual(["techstack"]);
	// Nothing scrolled, for example because the section was in place.
	expect(corrections(2000)).toEqual([]);
});

/** Arrives on home at a section, and returns where the page has scrolled to after 299 ms and later. */
function arrive(address: string, type = "navigate", referrer = `${location.origin}/quality`) {
	vi.useFakeTimers();
	show('<section id="techstack" tabindex="-1"></section>');
	history.replaceState(null, "", address);
	vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
	performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
	const onLoaded = vi.spyOn(window, "addEventListener").mockImplementation(() => {});
	arriveAtSection();
	for (const [, listener] of onLoaded.mock.calls) (listener as () => void)();
	return [299, 1, 1000].map((ms) => {
		vi.advanceTimersByTime(ms);
		return scrolledTo.mock.calls.length;
	});
}

test("the arrival at a section of home clears it from the address, and scrolls after 300 ms", () => {
	expect(arrive("/?utm_source=news#techstack")).toEqual([0, 1, 1]);
	expect(location.search + location.hash).toBe("?utm_source=news");
	expect(document.activeElement?.id).toBe("techstack");
});

test.each([
	["of a reload", "/#techstack", "reload"],
	["of Back", "/#techstack", "back_forward"],
	["from another site", "/#techstack", "navigate", "https://elsewhere.example/"],
	["at no section", "/#main", "navigate"],
	["on another page", "/quality#techstack", "navigate"],
])("the arrival %s is the browser's", (_, ...visit) => {
	expect(arrive(...(visit as [string, string, string?]))).toEqual([0, 0, 0]);
	expect(location.hash).not.toBe("");
});

const HERE = `${location.origin}/elsewhere`;
test.each([
	["after a link on this site", HERE, undefined, true],
	["without a page before", "", undefined, false],
	["after a link of another site", "https://elsewhere.example/", undefined, false],
	["in a browser that knows of an entry", "", { canGoBack: true }, true],
	["in a browser that knows of none", HERE, { canGoBack: false }, false],
])("Back %s goes a step back or is a link", (_, referrer, navigation, goes) => {
	const steps = vi.spyOn(history, "back").mockImplementation(() => {});
	vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
	vi.stubGlobal("navigation", navigation);
	click('<a href="/overview" data-back>Back</a>');
	expect(steps).toHaveBeenCalledTimes(goes ? 1 : 0);
	expect(followed.mock.calls).toEqual(goes ? [] : [["/overview"]]);
});

test("the header knows whether the page is scrolled", () => {
	vi.stubGlobal("scrollY", 10);
	const header = show('<header id="navbar"></header>');
	startFrame();
	expect(header.hasAttribute("data-scrolled")).toBe(true);
	vi.stubGlobal("scrollY", 0);
	dispatchEvent(new Event("scroll"));
	expect(header.hasAttribute("data-scrolled")).toBe(false);
});

test("the floating button hides while one of the others is in view, unless it has the focus", () => {
	vi.useFakeTimers();
	let report: (entries: object[]) => void = () => {};
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			observe() {}
			constructor(callback: typeof report) {
				report = callback;
			}
		},
	);
	const button = show('<a href="/#contact" data-contact-button>Contact</a>');
	startFrame();
	const isHidden = () => button.hasAttribute("data-hidden") && button.inert;
	const see = (target: string, isIntersecting: boolean) => report([{ target, isIntersecting }]);
	see("first", true);
	see("second", true);
	see("first", false);
	expect(isHidden()).toBe(true);
	see("second", false);
	expect(isHidden()).toBe(false);
	button.focus();
	see("first", true);
	expect(isHidden()).toBe(false);
	button.blur();
	vi.runAllTimers();
	expect(isHidden()).toBe(true);
});
