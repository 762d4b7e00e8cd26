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
	vi.stubGlobal("matchMedia", () => ({
		matches: reducedMotion,
		addEventListener() {},
		removeEventListener() {},
	}));
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
function hidePage(isHidden: boolean) {
	vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
	fireEvent(document, new Event("visibilitychange"));
}
/** Name of the only slide that is not inert. */
function slideName() {
	const slides = [...region().querySelectorAll("[aria-roledescription=slide]:not([inert])")];
	expect(slides).toHaveLength(1);
	expect(indicators().filter((it) => it.getAttribute("aria-current") === "true")).toHaveLength(1);
	return slides[0]?.getAttribute("aria-label");
}

test("advances when the interval has passed, and wraps around to the first slide", () => {
	show();
	expect(slideName()).toBe("Slide 1 of 3: Red");
	wait(INTERVAL - 1);
	expect(slideName()).toBe("Slide 1 of 3: Red");
	wait(1);
	expect(slideName()).toBe("Slide 2 of 3: Green");
	wait(INTERVAL);
	expect(slideName()).toBe("Slide 3 of 3: Blue");
	wait(INTERVAL);
	expect(slideName()).toMatch(/^Slide 1 of 3: (Red|Green|Blue)$/);
});

test.each(["2 0 1", "2 0 1 6 5 4 3", "2", "2 2 9 x"])(
	"starts with the first slide of the order and shows each slide once (order %j)",
	(order) => {
		document.documentElement.setAttribute("data-slide-order", order);
		show(undefined, true);
		const names = indicators().map((it) => it.getAttribute("aria-label"));
		expect(names[0]).toBe("Slide 1 of 3: Blue");
		expect(names.map((name) => name?.replace(/.*: /, "")).toSorted()).toEqual([
			"Blue",
			"Green",
			"Red",
		]);
		const seen = names.map(() => {
			const name = slideName();
			wait(INTERVAL);
			return name;
		});
		expect(seen).toEqual(names);
	},
);

test("shuffles the slides when no order was chosen before", () => {
	show(undefined, true);
	expect(slideName()).toMatch(/^Slide 1 of 3: (Red|Green|Blue)$/);
});

test("holds while hovered, then continues with the rest of the interval", () => {
	show();
	wait(4000);
	fireEvent.pointerEnter(region());
	wait(3 * INTERVAL);
	expect(slideName()).toContain("Red");
	fireEvent.pointerLeave(region());
	wait(5999);
	expect(slideName()).toContain("Red");
	wait(1);
	expect(slideName()).toContain("Green");
});

test.each([
	[
		"it has the focus of the keyboard",
		() => act(() => button(ui.heroNext).focus()),
		() => act(() => button(ui.heroNext).blur()),
	],
	["it is scrolled out of view", () => scrollOutOfView(true), () => scrollOutOfView(false)],
	["the page is in the background", () => hidePage(true), () => hidePage(false)],
])("holds while %s", (_, begin, end) => {
	show();
	begin();
	wait(3 * INTERVAL);
	expect(slideName()).toContain("Red");
	end();
	wait(INTERVAL);
	expect(slideName()).toContain("Green");
});

test("Pause stops it permanently and says so, and Play restarts it even while hovered", () => {
	show();
	fireEvent.pointerEnter(region());
	fireEvent.click(button(ui.heroPause));
	expect(screen.getByRole("status").textContent).toBe(ui.paused);
	fireEvent.pointerLeave(region());
	wait(3 * INTERVAL);
	expect(slideName()).toContain("Red");
	fireEvent.pointerEnter(region());
	fireEvent.click(button(ui.heroPlay));
	expect(screen.getByRole("status").textContent).toBe(ui.playing);
	wait(INTERVAL);
	expect(slideName()).toContain("Green");
});

test("announces slides only while it is stopped", () => {
	show();
	const live = region().querySelector("[aria-live]");
	expect(live?.getAttribute("aria-live")).toBe("off");
	fireEvent.click(button(ui.heroPause));
	expect(live?.getAttribute("aria-live")).toBe("polite");
});

test("starts paused if the visitor prefers reduced motion, and Play starts it", () => {
	reducedMotion = true;
	show();
	wait(3 * INTERVAL);
	expect(slideName()).toContain("Red");
	fireEvent.click(button(ui.heroPlay));
	wait(INTERVAL);
	expect(slideName()).toContain("Green");
});

test("moves with buttons, indicators and arrow keys, and wraps around at both ends", () => {
	show();
	fireEvent.click(button(ui.heroPrev));
	expect(slideName()).toContain("Blue");
	fireEvent.click(button(ui.heroNext));
	expect(slideName()).toContain("Red");
	fireEvent.click(button("Slide 2 of 3: Green"));
	expect(slideName()).toContain("Green");
	fireEvent.keyDown(button(ui.heroPause), { key: "ArrowRight" });
	expect(slideName()).toContain("Blue");
	fireEvent.keyDown(button(ui.heroPause), { key: "ArrowLeft" });
	expect(slideName()).toContain("Green");
});

test("shows a slide that the visitor selected for the whole interval", () => {
	show();
	wait(INTERVAL - 1000);
	fireEvent.click(button(ui.heroNext));
	wait(INTERVAL - 1);
	expect(slideName()).toContain("Green");
	wait(1);
	expect(slideName()).toContain("Blue");
});

test("follows a swipe by touch, but not a scroll, a tap or the mouse", () => {
	show();
	const drag = (x: number, y: number, pointerType = "touch") => {
		const at = (clientX: number, clientY: number) => ({
			pointerType,
			isPrimary: true,
			clientX,
			clientY,
		});
		fireEvent.pointerDown(region(), at(200, 200));
		fireEvent.pointerUp(region(), at(200 + x, 200 + y));
	};
	drag(-60, 10);
	expect(slideName()).toContain("Green");
	drag(60, 10);
	expect(slideName()).toContain("Red");
	drag(-60, 90);
	drag(-20, 0);
	drag(-60, 0, "mouse");
	expect(slideName()).toContain("Red");
});

test("loads the current picture, and the next one halfway through the interval", () => {
	show(["Red", "Green", "Blue", "White"]);
	const loaded = () =>
		[...region().querySelectorAll("[data-slide]")].map(
			(slide) => slide.getAttribute("data-slide") !== "",
		);
	expect(loaded()).toEqual([true, false, false, false]);
	wait(INTERVAL / 2);
	expect(loaded()).toEqual([true, true, false, false]);
	wait(INTERVAL / 2);
	expect(loaded()).toEqual([true, true, false, false]);
	wait(INTERVAL / 2);
	expect(loaded()).toEqual([true, true, true, false]);
});

test("a single slide has neither timer nor controls", () => {
	show(["Red"]);
	expect(vi.getTimerCount()).toBe(0);
	expect(screen.queryByRole("button")).toBeNull();
	expect(screen.getByRole("link", { name: "Red" }).closest("[inert]")).toBeNull();
});
