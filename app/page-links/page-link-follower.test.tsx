// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createBrowserRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { PageLinkFollower } from "./page-link-follower.tsx";

/** What the router is asked to fetch; that it does is seen in tests/journeys. */
vi.mock("react-router", async (actual) => ({
	...(await actual<typeof import("react-router")>()),
	PrefetchPageLinks: ({ page }: { page: string }) => <output>{page}</output>,
}));

const fetched = vi.fn(async () => new Response());
beforeEach(() => {
	vi.useFakeTimers();
	history.replaceState(null, "", "/here");
	vi.stubGlobal("fetch", fetched);
	vi.stubGlobal("__reactRouterManifest", {
		routes: { root: {}, home: {}, near: { path: "near" } },
	});
});
afterEach(() => {
	fetched.mockClear();
	cleanup();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const links = (
	<>
		<p>Elsewhere</p>
		<PageLink to="/near">
			<span>Near</span>
		</PageLink>
		<PageLink to="/far/page?of=two#part">Far</PageLink>
		<PageLink to="/here">Here</PageLink>
	</>
);

function show(content: ReactNode = links) {
	const element = (
		<>
			{content}
			<Outlet />
			<PageLinkFollower />
		</>
	);
	const router = createBrowserRouter([{ path: "/", element, children: [{ path: "*" }] }]);
	render(<RouterProvider router={router} />);
	return router;
}
const link = (name: string) => screen.getByRole("link", { name });

/** Clicks, and tells whether the browser is left to follow the link itself. */
async function leftToBrowser(element: HTMLElement, init: MouseEventInit = {}): Promise<boolean> {
	const click = createEvent.click(element, { button: 0, ...init });
	await act(async () => void fireEvent(element, click));
	return !click.defaultPrevented;
}

test("a click leads to the page without a new document, also on what the link holds", async () => {
	const router = show();
	expect(await leftToBrowser(screen.getByText("Near"))).toBe(false);
	expect(router.state.location.pathname).toBe("/near");
	expect(router.state.historyAction).toBe("PUSH");
});

test("it leads to the very place that the link names", async () => {
	const router = show();
	await leftToBrowser(link("Far"));
	expect(router.state.location).toMatchObject({
		pathname: "/far/page",
		search: "?of=two",
		hash: "#part",
	});
});

test("a link to the page that is open adds no step to the history", async () => {
	const router = show();
	await leftToBrowser(link("Here"));
	expect(router.state.historyAction).toBe("REPLACE");
});

test.each([
	["with Ctrl", { ctrlKey: true }],
	["with Cmd", { metaKey: true }],
	["with Shift", { shiftKey: true }],
	["with Alt", { altKey: true }],
	["by the middle button", { button: 1 }],
])("a click %s is the browser's", async (_, init) => {
	// It is not to open a page in the test.
	addEventListener("click", (event) => event.preventDefault(), { once: true });
	const router = show();
	const navigate = vi.spyOn(router, "navigate");
	await leftToBrowser(link("Near"), init);
	expect(navigate).not.toHaveBeenCalled();
});

test("what a component has done itself is not done again", async () => {
	const router = show(
		<PageLink to="/near" onClick={(event) => event.preventDefault()}>
			Near
		</PageLink>,
	);
	await leftToBrowser(link("Near"));
	expect(router.state.location.pathname).toBe("/here");
});

test("links of other kinds are the browser's", async () => {
	const router = show(<a href="#part">Part</a>);
	expect(await leftToBrowser(link("Part"))).toBe(true);
	expect(router.state.location.pathname).toBe("/here");
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The pointer comes to a link and stays that long. */
const hover = (name: string, ms = 100) => {
	fireEvent.pointerOver(link(name));
	return wait(ms);
};
const asked = () => screen.queryByRole("status")?.textContent;

test.each([
	["pointer", fireEvent.pointerOver],
	["focus", fireEvent.focusIn],
])("the page is fetched when the %s comes to its link", async (_, come) => {
	show();
	come(screen.getByText("Near"));
	await wait(100);
	expect(asked()).toBe("/near");
});

test("a pointer that only passes fetches nothing", async () => {
	show();
	await hover("Near", 60);
	fireEvent.pointerOver(screen.getByText("Elsewhere"));
	await wait(1000);
	expect(asked()).toBeUndefined();
});

test("a pointer that moves within the link still means it", async () => {
	show();
	await hover("Near", 60);
	fireEvent.pointerOver(screen.getByText("Near"));
	await wait(40);
	expect(asked()).toBe("/near");
});

test("on the next page nothing is fetched until a visitor comes to a link there", async () => {
	show();
	await hover("Near");
	await leftToBrowser(link("Near"));
	expect(asked()).toBeUndefined();
});

/** What a visitor who comes to the link makes it fetch beside its script. */
async function wordsFetchedFor(name: string) {
	show();
	await hover(name);
	return fetched.mock.calls.map(([address]: unknown[]) => address);
}

test("the words of a page without a route of its own come with its script", async () => {
	expect(await wordsFetchedFor("Far")).toEqual(["/far/page.data?_routes=other-address"]);
});

test("a page with a route of its own has its words in its script", async () => {
	expect(await wordsFetchedFor("Near")).toEqual([]);
});

test("who asks to save data fetches script and words at the click", async () => {
	vi.stubGlobal("navigator", { connection: { saveData: true } });
	expect(await wordsFetchedFor("Far")).toEqual([]);
	expect(asked()).toBeUndefined();
});
