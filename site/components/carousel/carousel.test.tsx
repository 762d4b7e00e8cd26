// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ui from "#company/ui.json" with { type: "json" };
import { Carousel } from "./carousel.tsx";

const INTERVAL = 10_000;
let reducedMotion: boolean;
let scrollOutOfView: (outOfView: boolean) => void;

beforeEach(() => {
	vi.useFakeTimers();
	reducedMotion = false;
	const media = { addEventListener() {}, removeEventListener() {} };
	vi.stubGlobal("matchMedia", () => ({ matches: reducedMotion, ...media }));
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
				scrollOutOfView = (outOfView) => act(() => report([{ isIntersecting: !outOfView }]));
			}
			observe() {}
			disconnect() {}
		},
	);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	document.documentElement.removeAttribute("data-slide-order");
});

function show(titles = ["Red", "Green", "Blue"], random = false) {
	const slides = titles.map((title) => ({
		id: title,
		title,
		picture: "cloud-wide",
		narrowPicture: "cloud",
		renderCopy: () => <a href={`/${title}`}>{title}</a>,
	}));
	render(
		<Carousel label="Colours" slides={slides} interval={INTERVAL} height="inner" random={random} />,
	);
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole("region", { name: "Colours" });
const button = (name: string) => screen.getByRole("button", { name });
const indicators = () => screen.getAllByRole("button", { name: /^Slide \d/ });
const focusNext = (how: "focus" | "blur") => act(() => button(ui.heroNext)[how]());
function hidePage(isHidden: boolean) {
	vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
	fireEvent(document, new Event("visibilitychange"));
}
/** The name of the only slide that is not inert. */
function slideName() {
	const slides = [...region().querySelectorAll("[aria-roledescription=slide]:not([inert])")];
	expect(slides).toHaveLength(1);
	expect(indicators().filter((it) => it.getAttribute("aria-current") === "true")).toHaveLength(1);
	return slides[0]?.getAttribute("aria-label");
}
const expectSlide = (title: string) => expect(slideName()).toContain(title);

test.each(["2 0 1", "2 2 9 x", ""])(
	"starts with the first slide of the order that was chosen before, shows each once, and begins again: “%s”",
	(order) => {
		document.documentElement.setAttribute("data-slide-order", order);
		show(undefined, true);
		const names = indicators().map((it) => it.getAttribute("aria-label"));
		if (order) expect(names[0]).toBe("Slide 1 of 3: Blue");
		const titles = names.map((name) => name?.replace(/.*: /, ""));
		expect(titles.toSorted()).toEqual(["Blue", "Green", "Red"]);
		for (const name of names) {
			expect(slideName()).toBe(name);
			wait(INTERVAL);
		}
		expectSlide("Slide 1 of 3");
	},
);

test.each([
	["it is hovered", () => fireEvent.pointerEnter(region()), () => fireEvent.pointerLeave(region())],
	["it has the focus of the keyboard", () => focusNext("focus"), () => focusNext("blur")],
	["it is scrolled out of view", () => scrollOutOfView(true), () => scrollOutOfView(false)],
	["the page is in the background", () => hidePage(true), () => hidePage(false)],
])("holds while %s, then continues with the rest of the interval", (_, begin, end) => {
	show();
	wait(4000);
	begin();
	wait(3 * INTERVAL);
	end();
	wait(5999);
	expectSlide("Red");
	wait(1);
	expectSlide("Green");
});

test("Pause stops it permanently and says so, and Play restarts it even while hovered", () => {
	show();
	const live = region().querySelector("[aria-live]");
	expect(live?.getAttribute("aria-live")).toBe("off");
	fireEvent.pointerEnter(region());
	fireEvent.click(button(ui.heroPause));
	expect(screen.getByRole("status").textContent).toBe(ui.paused);
	fireEvent.pointerLeave(region());
	wait(3 * INTERVAL);
	expectSlide("Red");
	expect(live?.getAttribute("aria-live")).toBe("polite");
	fireEvent.pointerEnter(region());
	fireEvent.click(button(ui.heroPlay));
	expect(screen.getByRole("status").textContent).toBe(ui.playing);
	wait(INTERVAL);
	expectSlide("Green");
});

test("starts paused if the visitor prefers reduced motion", () => {
	reducedMotion = true;
	show();
	wait(3 * INTERVAL);
	expectSlide("Red");
});

test("moves with buttons, indicators and arrow keys, wraps around at both ends, and then waits the whole interval", () => {
	show();
	wait(INTERVAL - 1000);
	fireEvent.click(button(ui.heroPrev));
	expectSlide("Blue");
	fireEvent.click(button(ui.heroNext));
	expectSlide("Red");
	fireEvent.click(button("Slide 2 of 3: Green"));
	expectSlide("Green");
	fireEvent.keyDown(button(ui.heroPause), { key: "ArrowRight" });
	expectSlide("Blue");
	fireEvent.keyDown(button(ui.heroPause), { key: "ArrowLeft" });
	wait(INTERVAL - 1);
	expectSlide("Green");
	wait(1);
	expectSlide("Blue");
});

test.each([
	["a swipe to the next", -60, 10, "touch", "Green"],
	["a swipe to the one before", 60, 10, "touch", "Blue"],
	["no scroll", -60, 90, "touch", "Red"],
	["no mouse", -60, 0, "mouse", "Red"],
])("follows %s", (_, x, y, pointerType, title) => {
	show();
	const pointer = { pointerType, isPrimary: true };
	fireEvent.pointerDown(region(), { ...pointer, clientX: 200, clientY: 200 });
	fireEvent.pointerUp(region(), { ...pointer, clientX: 200 + x, clientY: 200 + y });
	expectSlide(title);
});

test("loads the current picture, and the next one halfway through the interval", () => {
	show(["Red", "Green", "Blue", "White"]);
	const loaded = () => region().querySelectorAll("[data-slide]:not([data-slide=''])").length;
	const counts = [0, 1, 2, 3].map((half) => {
		if (half > 0) wait(INTERVAL / 2);
		return loaded();
	});
	expect(counts).toEqual([1, 2, 2, 3]);
});

test("a single slide has neither timer nor controls", () => {
	show(["Red"]);
	expect(vi.getTimerCount()).toBe(0);
	expect(screen.queryByRole("button")).toBeNull();
	expect(region().querySelector("[inert]")).toBeNull();
});
