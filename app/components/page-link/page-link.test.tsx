// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { LinkProps } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PageLink } from "./page-link.tsx";

/** What the link asks the router for; that the router fetches is seen in tests/journeys. */
vi.mock("react-router", () => ({
	Link: ({ prefetch, to, children }: LinkProps) => (
		<a href={String(to)} data-prefetch={prefetch}>
			{children}
		</a>
	),
}));

afterEach(() => {
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
