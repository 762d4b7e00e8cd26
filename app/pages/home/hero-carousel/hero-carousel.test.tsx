// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { earlyScript } from "#app/early-script.ts";
import { home } from "#content/home.ts";
import { HeroCarousel } from "./hero-carousel.tsx";

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({
		matches: false,
		addEventListener() {},
		removeEventListener() {},
	}));
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			observe() {}
			disconnect() {}
		},
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	document.documentElement.removeAttribute("data-slide-order");
});

const page = () => (
	<RouterProvider router={createMemoryRouter([{ path: "/", Component: HeroCarousel }])} />
);

test("the prerendered page holds the words and the way of all seven slides", () => {
	document.body.innerHTML = renderToString(page());
	const slides = [...document.querySelectorAll("[aria-roledescription=slide]")];
	expect(slides).toHaveLength(7);
	for (const [index, slide] of home.heroSlides.entries()) {
		const { textContent } = slides[index] as Element;
		for (const words of [slide.typedHead, slide.heading1, slide.heading2])
			expect(textContent).toContain(words);
		const href = slide.routeState ? `/#${slide.routeState}` : slide.route;
		const link = slides[index]?.querySelector("a");
		expect(link?.getAttribute("href")).toBe(href);
		expect(link?.textContent).toMatch(new RegExp(`^${slide.buttonName}`));
		expect(slides[index]?.hasAttribute("inert")).toBe(false);
	}
	document.body.replaceChildren();
});

test("the page has one heading of the first level", () => {
	render(page());
	expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

test("the early script draws each of the seven slides once, and they show in that order", () => {
	for (let i = 0; i < 20; i++) {
		new Function(earlyScript)();
		const drawn = document.documentElement.getAttribute("data-slide-order")?.split(" ").map(Number);
		expect(drawn?.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
		render(page());
		const names = screen.getAllByRole("button", { name: /^Slide/ });
		expect(
			names.map((it) => it.getAttribute("aria-label")?.replace(/^Slide \d of 7: /, "")),
		).toEqual(drawn?.map((slide) => home.heroSlides[slide]?.heading1));
		cleanup();
	}
});
