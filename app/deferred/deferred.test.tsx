// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HYDRATED_EVENT } from "#app/boot-script.ts";
import { deferred } from "./deferred.tsx";
import { pageWorks } from "./hydration.ts";

const html = document.documentElement;
const Words = ({ text }: { text: string }) => <p>{text}</p>;
const hydrated = vi.fn();

// jsdom has no navigation timing.
performance.getEntriesByType ??= () => [];

beforeEach(() => addEventListener(HYDRATED_EVENT, hydrated));
afterEach(() => {
	removeEventListener(HYDRATED_EVENT, hydrated);
	hydrated.mockReset();
	cleanup();
	delete html.dataset.hydrated;
	html.removeAttribute("data-visited");
});

/** Time for a promise chain and for what React does with it. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const touch = () => act(() => void dispatchEvent(new Event("pointerdown")));

test("the script of a part comes with the visitor's first sign of life", async () => {
	const load = vi.fn(async () => Words);
	const { Deferred } = deferred(load);
	render(<Deferred text="All of it" />);
	await settle();
	expect(load).not.toHaveBeenCalled();
	await touch();
	await settle();
	expect(load).toHaveBeenCalledOnce();
	expect(screen.getByText("All of it")).toBeTruthy();
});

test("a visitor who touched the page before its script came is not asked twice", async () => {
	html.setAttribute("data-visited", "");
	const { Deferred } = deferred(async () => Words);
	render(<Deferred text="All of it" />);
	await settle();
	expect(screen.getByText("All of it")).toBeTruthy();
});

test("after a navigation within the site the page waits for its parts", async () => {
	html.dataset.hydrated = "";
	html.setAttribute("data-visited", "");
	const load = vi.fn(async () => Words);
	await deferred(load).ready;
	expect(load).toHaveBeenCalledOnce();
});

test("until then the HTML of the build stands, and held clicks wait", async () => {
	const { Deferred } = deferred(async () => Words);
	const box = document.body.appendChild(document.createElement("div"));
	box.innerHTML = `<!--$-->${renderToString(<Words text="From the build" />)}<!--/$-->`;
	const words = box.querySelector("p");
	await act(() => hydrateRoot(box, <Deferred text="From the build" />));
	await act(pageWorks);
	expect(box.querySelector("p")).toBe(words);
	expect(hydrated).not.toHaveBeenCalled();
	await touch();
	await settle();
	expect(box.querySelector("p")).toBe(words);
	expect(hydrated).toHaveBeenCalled();
	box.remove();
});

test("a script that cannot be fetched leaves the HTML, and is asked for again at the next sign", async () => {
	const load = vi.fn(async () => Words).mockRejectedValueOnce(new TypeError("offline"));
	const { Deferred } = deferred(load);
	render(<Deferred text="All of it" />);
	await touch();
	await settle();
	expect(hydrated).toHaveBeenCalled();
	expect(screen.queryByText("All of it")).toBeNull();
	await touch();
	await settle();
	expect(screen.getByText("All of it")).toBeTruthy();
});
