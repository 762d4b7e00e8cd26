// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { home } from "#content/home.ts";
import { WhatWeDo } from "./what-we-do.tsx";

afterEach(cleanup);

test("each of the six solutions is one link to its page, with a name that tells them apart", () => {
	render(<WhatWeDo />, { wrapper: MemoryRouter });
	const links = screen.getAllByRole("link");
	expect(links.map((link) => link.getAttribute("href"))).toEqual(
		home.whatWeDo.cards.map(({ route }) => route),
	);
	for (const [index, { title }] of home.whatWeDo.cards.entries())
		expect(links[index]).toBe(
			screen.getByRole("link", { name: new RegExp(`Read More\\s*about ${title}`) }),
		);
});

test("is the target of its section links, and as a page of its own has the page's heading", () => {
	render(<WhatWeDo headingLevel={1} />, { wrapper: MemoryRouter });
	expect(screen.getByRole("region", { name: home.whatWeDo.heading }).id).toBe("whatwedo");
	expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
	expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(6);
});
