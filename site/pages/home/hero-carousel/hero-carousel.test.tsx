// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pagesOf } from "#content/pages.ts";
import { resolveSlide } from "#content/resolve.ts";
import { HeroCarousel } from "./hero-carousel.tsx";

const slides = pagesOf("home").flatMap(({ heroSlides }) => heroSlides.map(resolveSlide));

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

const hero = <HeroCarousel heading="Home" slides={slides} />;

const shownOrder = () =>
	screen
		.getAllByRole("button", { name: /^Slide \d/ })
		.map((button) => button.getAttribute("aria-label")?.replace(/^Slide \d of \d: /, ""));

const title = (slide: (typeof slides)[number] | undefined) => `${slide?.label}. ${slide?.heading1}`;

test("the HTML has the copy and the link of every slide", () => {
	document.body.innerHTML = renderToString(hero);
	const shown = [...document.querySelectorAll("[aria-roledescription=slide]")];
	expect(shown).toHaveLength(slides.length);
	for (const [index, { typedHead, heading1, heading2, buttonName, to }] of slides.entries()) {
		const { textContent } = shown[index] as Element;
		for (const text of [typedHead, heading1, heading2]) expect(textContent).toContain(text);
		const link = shown[index]?.querySelector("a");
		expect(link?.getAttribute("href")).toBe("route" in to ? to.route : `/#${to.section}`);
		expect(link?.textContent).toMatch(new RegExp(`^${buttonName}`));
		expect(shown[index]?.hasAttribute("inert")).toBe(false);
	}
	document.body.replaceChildren();
});

test("each indicator shows the name of its slide, with which its accessible name starts", () => {
	render(hero);
	const indicators = screen.getAllByRole("button", { name: /^Slide \d/ });
	for (const indicator of indicators) {
		expect(indicator.textContent).not.toBe("");
		expect(indicator.getAttribute("aria-label")).toContain(`: ${indicator.textContent}. `);
	}
});

test("has one heading of level 1", () => {
	render(hero);
	expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

test("shows the slides in the order that was chosen before the first paint", () => {
	const order = slides.map((_, index) => index).reverse();
	document.documentElement.setAttribute("data-slide-order", order.join(" "));
	render(hero);
	expect(shownOrder()).toEqual(order.map((slide) => title(slides[slide])));
});

test("without an order, it shuffles the slides and shows each once", () => {
	render(hero);
	expect(shownOrder().toSorted()).toEqual(slides.map(title).toSorted());
});
