/**
 * Decides when an island starts:
 * - after the visitor's first activity, once it is within about a screen of the viewport;
 * - when it is due, such as the hero for its first change of slide;
 * - at once, if it has the focus, a button in it was pressed, or its form has something to fill in.
 */
import type { ComponentType } from "react";
import { giveUp } from "../browser/hold-clicks.ts";
import { ACTIVE_EVENT, ADDRESS_EVENT, DRAFT_KEY, htmlState } from "../browser/html-state.ts";
import { trySessionStorage } from "../browser/try-session-storage.ts";
import { type IslandName, islands } from "./islands.ts";
import { reportFailure } from "./report-failure.ts";

/** About a screen: enough time to load a script of a few kilobytes before the visitor arrives. */
const NEAR = "800px 0px";

/** The time in ms that a slow phone needs to start an island. */
const LEAD = 2500;

const root = document.documentElement;
const started = new WeakMap<Element, Promise<void>>();

/** Whether the page is being left, which ends what it is loading. */
let isLeaving = false;

async function load(island: HTMLElement) {
	const { name = "", props = "{}" } = island.dataset;
	try {
		const component = islands[name as IslandName] as () => Promise<ComponentType>;
		const [{ hydrate }, Component] = await Promise.all([import("./hydrate.tsx"), component()]);
		await hydrate(island, Component, JSON.parse(props));
	} catch (error) {
		if (isLeaving) {
			// The visitor may come back to the page as it is now.
			started.delete(island);
			return;
		}
		// Without its script an island is what the server sent.
		reportFailure(island, error);
		giveUp(island);
	}
}

function start(island: HTMLElement): Promise<void> {
	const begun = started.get(island) ?? load(island);
	started.set(island, begun);
	return begun;
}

/** True if the form has a draft to restore, or has to be filled in as the address asks. */
const hasFormToFill = () =>
	location.search !== "" || trySessionStorage((storage) => DRAFT_KEY in storage) === true;

/** An island has no box of its own: that of its first child, or of its parent if it is empty. */
const boxOf = (island: HTMLElement): Element =>
	island.firstElementChild ?? island.parentElement ?? island;

export function startIslands() {
	addEventListener("pagehide", () => {
		isLeaving = true;
	});
	addEventListener("pageshow", () => {
		isLeaving = false;
	});
	const all = [...document.querySelectorAll<HTMLElement>("site-island")];
	const announce = () => root.setAttribute(htmlState.hydrated, "");

	for (const island of all) {
		const begin = () => start(island).then(announce);
		const isForm = island.querySelector("form") !== null;
		island.addEventListener("focusin", begin, { once: true });
		island.addEventListener("site:start", begin);
		if (isForm) addEventListener(ADDRESS_EVENT, begin);
		const { due, wanted } = island.dataset;
		const isFocused = island.contains(document.activeElement);
		if (wanted !== undefined || isFocused || (isForm && hasFormToFill())) begin();
		else if (due !== undefined) setTimeout(begin, Number(due) - LEAD - performance.now());
	}

	const startNear = () => {
		const islandAt = new Map(all.map((island) => [boxOf(island), island]));
		const observer = new IntersectionObserver(
			(entries) => {
				const near = entries.filter(({ isIntersecting }) => isIntersecting);
				const starts = near.map(({ target }) => {
					observer.unobserve(target);
					return start(islandAt.get(target) as HTMLElement);
				});
				Promise.all(starts).then(announce);
			},
			{ rootMargin: NEAR },
		);
		for (const box of islandAt.keys()) observer.observe(box);
		if (all.length === 0) announce();
	};
	if (root.hasAttribute(htmlState.visitorActive)) startNear();
	else addEventListener(ACTIVE_EVENT, startNear, { once: true });
}
