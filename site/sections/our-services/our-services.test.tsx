// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cardOf, offeringsOf } from "#content/navigation.ts";
import { renderInRouter } from "#site/test/render-in-router.tsx";
import { OurServices } from "./our-services.tsx";

afterEach(cleanup);

const cards = offeringsOf("services").map(cardOf);
const section = { heading: "Our offer", intro: "Choose one.", cards };

test("each card is one link to its page with a distinct name", () => {
	renderInRouter(<OurServices {...section} />);
	const links = screen.getAllByRole("link");
	expect(links.map((link) => link.getAttribute("href"))).toEqual(cards.map(({ route }) => route));
	for (const [index, { name }] of cards.entries())
		expect(links[index]).toBe(
			screen.getByRole("link", { name: new RegExp(`Read More\\s*about ${name}`) }),
		);
});

test("on its own page its heading is the heading of the page", () => {
	renderInRouter(<OurServices {...section} headingLevel={1} />);
	expect(screen.getByRole("region", { name: "Our offer" }).id).toBe("ourservices");
	expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
	expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(cards.length);
});
