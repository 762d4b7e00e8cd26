// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { answerClicks, arriveAtSection, namePrintedPage, startFrame } from "./frame.ts";
import { ADDRESS_EVENT, THEME_KEY } from "./html-state.ts";
import { restoreTheme } from "./theme.ts";

const scrolledTo = vi.fn<(id: string) => void>();
/** The address of a link that was left to the browser. */
const followed = vi.fn<(href: string | null) => void>();
const addressAsked = vi.fn();
/** What the style sheet of the visitor prefers. */
let preferred: string[] = [];

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
	preferred = [];
	vi.stubGlobal("matchMedia", (query: string) => ({
		matches: preferred.some((one) => query.includes(one)),
	}));
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

function click(html: string, keys: MouseEventInit = {}) {
	const element = show(html);
	element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
}

describe("the theme", () => {
	const root = document.documentElement;
	const button = "<button data-theme-switch>Theme</button>";
	beforeEach(() => {
		localStorage.clear();
		delete root.dataset.theme;
	});

	test("is the system's if what is stored is no theme", () => {
		localStorage.setItem(THEME_KEY, "purple");
		restoreTheme();
		expect(root.dataset.theme).toBeUndefined();
	});

	test("changes until the page is closed where storage is blocked", () => {
		const blocked = () => {
			throw new DOMException("blocked");
		};
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
		restoreTheme();
		click(button);
		expect(root.dataset.theme).toBe("dark");
	});

	test("fades, unless motion is reduced", () => {
		const fade = vi.fn((update: () => void) => {
			update();
			return { ready: Promise.reject(new Error("skipped by the next one")) };
		});
		Object.assign(document, { startViewTransition: fade });
		preferred = ["prefers-reduced-motion: reduce"];
		click(button);
		expect(fade).not.toHaveBeenCalled();
		preferred = [];
		click(button);
		expect(fade).toHaveBeenCalledOnce();
		expect(root.dataset.theme).toBe("light");
		Reflect.deleteProperty(document, "startViewTransition");
	});
});

describe("a link to a section of home", () => {
	const section = '<section id="techstack" tabindex="-1"></section>';

	test("on home is an entry of the history without the section, scrolls and moves the focus", () => {
		const entries = history.length;
		click(`<a href="/#techstack">Technologies</a>${section}`);
		expect(followed).not.toHaveBeenCalled();
		expect(history.length).toBe(entries + 1);
		expect(location.href).toBe(`${location.origin}/`);
		expect(scrolledTo).toHaveBeenCalledWith("techstack");
		expect(document.activeElement?.id).toBe("techstack");
	});

	test("may ask the form for something, which stays in the address", () => {
		click('<a href="/?consultation#contact">Call us</a><section id="contact"></section>');
		expect(location.search + location.hash).toBe("?consultation");
		expect(addressAsked).toHaveBeenCalledOnce();
		expect(scrolledTo).toHaveBeenCalledWith("contact");
	});

	test("that leads to home itself scrolls to the top, without an entry", () => {
		const entries = history.length;
		click('<a href="/">Home</a>');
		expect(history.length).toBe(entries);
		expect(scrolledTo).toHaveBeenCalledWith("0 px");
	});

	test.each([
		["on another page", "/quality", {}],
		["for a new tab", "/", { ctrlKey: true }],
		["for a new window", "/", { shiftKey: true }],
	])("%s is left to the browser", (_, page, keys) => {
		history.replaceState(null, "", page);
		click(`<a href="/#techstack">Technologies</a>${section}`, keys);
		expect(followed).toHaveBeenCalledWith("/#techstack");
		expect(scrolledTo).not.toHaveBeenCalled();
	});
});

test("a link with another query for the form of this page replaces the address and tells the form", () => {
	history.replaceState(null, "", "/contact");
	const entries = history.length;
	click('<a href="?consultation#message">Call us</a><textarea id="message"></textarea>');
	expect(followed).not.toHaveBeenCalled();
	expect(history.length).toBe(entries);
	expect(location.pathname + location.search + location.hash).toBe("/contact?consultation#message");
	expect(addressAsked).toHaveBeenCalledOnce();
	expect(document.activeElement?.id).toBe("message");
});

test.each(["#main", "/contact", "/quality", "https://elsewhere.example/"])(
	"the link %s on a page that is not home is left to the browser",
	(href) => {
		history.replaceState(null, "", "/contact");
		click(`<a href="${href}">Link</a>`);
		expect(followed).toHaveBeenCalledWith(href);
	},
);

describe("the arrival on home at a section", () => {
	function arrive(address: string, type = "navigate", referrer = `${location.origin}/quality`) {
		vi.useFakeTimers();
		show('<section id="techstack" tabindex="-1"></section>');
		history.replaceState(null, "", address);
		vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
		performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
		const onLoaded = vi.spyOn(window, "addEventListener").mockImplementation(() => {});
		arriveAtSection();
		for (const [type, listener] of onLoaded.mock.calls) {
			expect(type).toBe("DOMContentLoaded");
			(listener as () => void)();
		}
	}

	test("clears the section from the address at once, and scrolls after 300 ms", () => {
		arrive("/?utm_source=news#techstack");
		expect(location.search + location.hash).toBe("?utm_source=news");
		vi.advanceTimersByTime(299);
		expect(scrolledTo).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(scrolledTo).toHaveBeenCalledWith("techstack");
		expect(document.activeElement?.id).toBe("techstack");
	});

	test.each([
		["of a reload", "/#techstack", "reload"],
		["of Back", "/#techstack", "back_forward"],
		["from another site", "/#techstack", "navigate", "https://elsewhere.example/"],
		["from a bookmark", "/#techstack", "navigate", ""],
		["at no section", "/#main", "navigate"],
		["on another page", "/quality#techstack", "navigate"],
	])("%s is the browser's", (_, ...visit) => {
		arrive(...(visit as [string, string, string?]));
		vi.advanceTimersByTime(1000);
		expect(scrolledTo).not.toHaveBeenCalled();
		expect(location.hash).not.toBe("");
	});
});

describe("Back", () => {
	const back = '<a href="/overview" data-back>Back</a>';
	let steps: ReturnType<typeof vi.spyOn>;
	beforeEach(() => {
		steps = vi.spyOn(history, "back").mockImplementation(() => {});
	});
	const comeFrom = (referrer: string) =>
		vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);

	test("goes one step back after a link on this site", () => {
		comeFrom(`${location.origin}/elsewhere`);
		click(back);
		expect(steps).toHaveBeenCalledOnce();
		expect(followed).not.toHaveBeenCalled();
	});

	test.each(["", "https://elsewhere.example/"])("is a link on a visit from '%s'", (referrer) => {
		comeFrom(referrer);
		click(back);
		expect(steps).not.toHaveBeenCalled();
		expect(followed).toHaveBeenCalledWith("/overview");
	});

	test.each([true, false])("follows a browser that knows whether there is an entry: %s", (has) => {
		comeFrom(has ? "" : `${location.origin}/elsewhere`);
		vi.stubGlobal("navigation", { canGoBack: has });
		click(back);
		expect(steps).toHaveBeenCalledTimes(has ? 1 : 0);
		expect(followed).toHaveBeenCalledTimes(has ? 0 : 1);
	});
});

describe("after the start", () => {
	const see = vi.fn<(callback: IntersectionObserverCallback) => void>();
	const observed = vi.fn<(element: Element) => void>();
	const scroll = (top: number) => {
		vi.stubGlobal("scrollY", top);
		dispatchEvent(new Event("scroll"));
	};

	function start(html: string) {
		vi.stubGlobal(
			"IntersectionObserver",
			class {
				observe = observed;
				constructor(callback: IntersectionObserverCallback) {
					see(callback);
				}
			},
		);
		const first = show(html);
		startFrame();
		return first;
	}

	test("the header knows whether the page is scrolled", () => {
		vi.stubGlobal("scrollY", 10);
		const header = start('<header id="navbar"></header>');
		expect(header.hasAttribute("data-scrolled")).toBe(true);
		scroll(0);
		expect(header.hasAttribute("data-scrolled")).toBe(false);
		scroll(1);
		expect(header.hasAttribute("data-scrolled")).toBe(true);
	});

	test("the floating button hides while one of the others is in view, unless it has the focus", () => {
		vi.useFakeTimers();
		const button = start(
			'<a href="/#contact" data-contact-button>Contact</a><p data-hides-contact></p><p data-hides-contact></p>',
		);
		const [first, second] = observed.mock.calls.map(([element]) => element);
		const report = (target: Element | undefined, isIntersecting: boolean) =>
			see.mock.calls[0]?.[0](
				[{ target, isIntersecting } as IntersectionObserverEntry],
				{} as IntersectionObserver,
			);
		report(first, true);
		report(second, true);
		expect(button.hasAttribute("data-hidden")).toBe(true);
		expect(button.inert).toBe(true);
		report(first, false);
		expect(button.hasAttribute("data-hidden")).toBe(true);
		report(second, false);
		expect(button.hasAttribute("data-hidden")).toBe(false);
		button.focus();
		report(first, true);
		expect(button.hasAttribute("data-hidden")).toBe(false);
		button.blur();
		vi.runAllTimers();
		expect(button.hasAttribute("data-hidden")).toBe(true);
	});

	test("printed sheets name the page and its address, also with quotes", () => {
		document.head.innerHTML = '<link rel="canonical" href="https://site.example/quality">';
		document.title = 'A "title"';
		namePrintedPage();
		dispatchEvent(new Event("beforeprint"));
		const { style } = document.documentElement;
		expect(style.getPropertyValue("--running-title")).toBe('"A \\"title\\""');
		expect(style.getPropertyValue("--running-address")).toBe('"https://site.example/quality"');
	});
});
