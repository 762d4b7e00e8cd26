// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cardOf, offeringsOf } from "#content/navigation.ts";
import { WhatWeDo } from "./what-we-do.tsx";

afterEach(cleanup);

const cards = offeringsOf("solutions").map(cardOf);
const help = { heading: "None of them?", text: "Ask us.", route: "/contact" };
const section = { heading: "Our offer", intro: "Choose one.", help, cards };

test("each card is one link to its page with a distinct name", () => {
	render(<WhatWeDo {...section} />);
	const links = within(screen.getByRole("list")).getAllByRole("link");
	expect(links.map((link) => link.getAttribute("href"))).toEqual(cards.map(({ route }) => route));
	for (const [index, { name }] of cards.entries())
		expect(links[index]).toBe(
			screen.getByRole("link", { name: new RegExp(`Read More\\s*about ${name}`) }),
		);
});

test("visitors who need something else are led to the form", () => {
	render(<WhatWeDo {...section} />);
	expect(screen.getByRole("link", { name: help.heading }).getAttribute("href")).toBe("/contact");
});

test("on its own page its heading is the heading of the page", () => {
	render(<WhatWeDo {...section} headingLevel={1} />);
	expect(screen.getByRole("region", { name: "Our offer" }).id).toBe("whatwedo");
	expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
	expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(cards.length);
});
