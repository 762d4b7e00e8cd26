// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { home } from "#content/home.ts";
import { OurServices } from "./our-services.tsx";

afterEach(cleanup);

test("each of the six services is one link to its page, with a name that tells them apart", () => {
	render(<OurServices />, { wrapper: MemoryRouter });
	const links = screen.getAllByRole("link");
	expect(links.map((link) => link.getAttribute("href"))).toEqual(
		home.services.cards.map(({ route }) => route),
	);
	for (const [index, { title }] of home.services.cards.entries())
		expect(links[index]).toBe(
			screen.getByRole("link", { name: new RegExp(`Read More\\s*about ${title}`) }),
		);
});

test("as a page of its own the section's heading is the page's", () => {
	render(<OurServices headingLevel={1} />, { wrapper: MemoryRouter });
	expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
	expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(6);
});
