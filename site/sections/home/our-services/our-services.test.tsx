// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cardOf, offeringsOf } from "#content/navigation.ts";
import { OurServices } from "./our-services.tsx";

afterEach(cleanup);

const cards = offeringsOf("services").map(cardOf);
const section = { heading: "Our offer", intro: "Choose one.", cards };

test("each card is one link to its page with a distinct name", () => {
	render(<OurServices {...section} />);
	const links = screen.getAllByRole("link");
	expect(links.map((link) => link.getAttribute("href"))).toEqual(cards.map(({ route }) => route));
	for (const [index, { name }] of cards.entries())
		expect(links[index]).toBe(
			screen.getByRole("link", { name: new RegExp(`Read More\\s*about ${name}`) }),
		);
});

test("on its own page its heading is the heading of the page", () => {
	render(<OurServices {...section} headingLevel={1} />);
	expect(screen.getByRole("region", { name: "Our offer" }).id).toBe("ourservices");
	expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
	expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(cards.length);
});
