// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { LinkProps } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageLink } from "./page-link.tsx";

/** What the link asks the router for; that the router fetches is seen in tests/journeys. */
vi.mock("react-router", () => ({
	Link: ({ prefetch, to, children, onPointerEnter, onFocus }: LinkProps) => (
		<a href={String(to)} data-prefetch={prefetch} onPointerEnter={onPointerEnter} onFocus={onFocus}>
			{children}
		</a>
	),
}));

const fetched = vi.fn(async () => new Response());
beforeEach(() => {
	vi.stubGlobal("fetch", fetched);
	vi.stubGlobal("__reactRouterManifest", {
		routes: { root: {}, home: {}, near: { path: "near" } },
	});
});
afterEach(() => {
	fetched.mockClear();
	cleanup();
	vi.unstubAllGlobals();
});

const asked = () => {
	render(<PageLink to="/next">Next</PageLink>);
	return screen.getByRole("link", { name: "Next" }).dataset.prefetch;
};

test("fetches the next page when a visitor comes to the link", () => {
	expect(asked()).toBe("intent");
});

test.each([
	[true, "none"],
	[false, "intent"],
])("with the data saver %s it fetches: %s", (saveData, prefetch) => {
	vi.stubGlobal("navigator", { connection: { saveData } });
	expect(asked()).toBe(prefetch);
});

/** What a visitor who comes to the link by pointer and by focus makes it fetch. */
const fetchedFor = (to: string) => {
	render(<PageLink to={to}>Next</PageLink>);
	const link = screen.getByRole("link", { name: "Next" });
	fireEvent.pointerEnter(link);
	fireEvent.focus(link);
	return fetched.mock.calls.map(([address]: unknown[]) => address);
};

test("the words of a page without a route of its own come with its script", () => {
	const words = "/far/page.data?_routes=other-address";
	expect(fetchedFor("/far/page#part")).toEqual([words, words]);
});

test.each(["/", "/near"])("the page at %s has its words in its script", (to) => {
	expect(fetchedFor(to)).toEqual([]);
});

test("who asks to save data fetches them at the click", () => {
	vi.stubGlobal("navigator", { connection: { saveData: true } });
	expect(fetchedFor("/far/page")).toEqual([]);
});
