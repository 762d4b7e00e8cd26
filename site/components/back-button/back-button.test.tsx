// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { BackButton } from "./back-button.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function visit(address: string) {
	const pages = [
		{ path: "/elsewhere", element: <Link to="/overview/detail">Detail</Link> },
		{ path: "/overview", element: <Link to="/overview/detail">Detail</Link> },
		{ path: "/overview/detail", element: <BackButton to="/overview" /> },
	];
	const router = createMemoryRouter(pages, { initialEntries: [address] });
	render(<RouterProvider router={router} />);
	return router;
}
const follow = (name: string) => userEvent.setup().click(screen.getByRole("link", { name }));

test.each(["/overview", "/elsewhere"])("goes one step back to %s", async (start) => {
	const router = visit(start);
	await follow("Detail");
	await follow("Back");
	expect(router.state.location.pathname).toBe(start);
	expect(router.state.historyAction).toBe("POP");
});

test("goes to the overview on a direct visit", async () => {
	const router = visit("/overview/detail");
	await follow("Back");
	expect(router.state.location.pathname).toBe("/overview");
	expect(router.state.historyAction).toBe("PUSH");
});

test("goes back after a reload, because the browser knows the previous entry", async () => {
	vi.stubGlobal("navigation", Object.assign(new EventTarget(), { canGoBack: true }));
	const router = visit("/overview/detail");
	const navigate = vi.spyOn(router, "navigate");
	await follow("Back");
	expect(navigate).toHaveBeenCalledWith(-1);
});

test("is a link to the overview without script", () => {
	visit("/overview/detail");
	expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/overview");
});
