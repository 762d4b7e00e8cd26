import type { ElementHandle, JSHandle, Page } from "@playwright/test";
import { obscuredBy } from "./focus-obscured.ts";
import { missedStops, orderProblems } from "./focus-order.ts";
import { focusIndicator, ringClippedBy, ringContrast } from "./focus-ring.ts";
import { nextFrame } from "./moves.ts";

/** No page has this many Tab stops, so reaching the limit means a keyboard trap. */
const MAX_STOPS = 250;

type Key = "Tab" | "Shift+Tab";
type Stop = ElementHandle<Element>;
type Reached = JSHandle<Set<Element>>;
export type Walk = { stops: number; faults: string[] };

const focusedElement = async (page: Page): Promise<Stop | null> => {
	const handle = await page.evaluateHandle(() => {
		const { activeElement, body, documentElement } = document;
		return activeElement === body || activeElement === documentElement ? null : activeElement;
	});
	return handle.asElement();
};

/** @returns whether the element was reached for the first time */
const markReached = (stop: Stop, reached: Reached) =>
	stop.evaluate((element, elements) => {
		const isNew = !elements.has(element);
		elements.add(element);
		return isNew;
	}, reached);

const nameOf = (stop: Stop) =>
	stop.evaluate((element) => {
		const label = "labels" in element && (element.labels as NodeListOf<Element> | null)?.[0];
		const text = (label || element).textContent?.trim() ?? "";
		const name = element.getAttribute("aria-label") ?? text;
		return `${element.tagName.toLowerCase()} "${name.replace(/\s+/g, " ").slice(0, 40)}"`;
	});

async function ringFaults(stop: Stop): Promise<string[]> {
	const indicator = (await stop.evaluateHandle(focusIndicator)).asElement();
	if (!indicator) return ["shows no focus"];
	const contrast = await indicator.evaluate(ringContrast);
	const clipping = await indicator.evaluate(ringClippedBy);
	return [
		...(contrast !== undefined && contrast < 3
			? [`has a focus ring with a contrast of ${contrast.toFixed(1)}`]
			: []),
		...clipping.map((element) => `has a focus ring that is clipped by ${element}`),
	];
}

async function obscuredFaults(page: Page, stop: Stop): Promise<string[]> {
	let cover = await stop.evaluate(obscuredBy);
	// On a busy machine the floating button may need several frames to move away.
	for (let frames = 0; cover && frames < 6; frames++) {
		await nextFrame(page);
		cover = await stop.evaluate(obscuredBy);
	}
	const hasFocus = await stop.evaluate((element) => element === document.activeElement);
	return cover && hasFocus ? [`is covered by ${cover}`] : [];
}

async function walk(page: Page, key: Key, reached: Reached): Promise<Walk> {
	const faults: string[] = [];
	let previous: Stop | undefined;
	for (let stops = 0; stops < MAX_STOPS; stops++) {
		await page.keyboard.press(key);
		await nextFrame(page);
		const stop = await focusedElement(page);
		if (!stop || !(await markReached(stop, reached))) return { stops, faults };
		const found = [...(await ringFaults(stop)), ...(await obscuredFaults(page, stop))];
		if (previous && key === "Tab") found.push(...(await stop.evaluate(orderProblems, previous)));
		if (found.length > 0) {
			const name = await nameOf(stop);
			faults.push(...found.map((fault) => `${name} ${fault} (${key})`));
		}
		previous = stop;
	}
	return { stops: MAX_STOPS, faults: [...faults, `${key} never leaves the page`] };
}

const noneReached = (page: Page): Promise<Reached> => page.evaluateHandle(() => new Set<Element>());

/** Tabs through the whole page from the top. Each fault names the stop and the problem. */
export async function walkWithTab(page: Page): Promise<Walk> {
	const reached = await noneReached(page);
	const { stops, faults } = await walk(page, "Tab", reached);
	return { stops, faults: [...faults, ...(await reached.evaluate(missedStops))] };
}

/**
 * Walks backwards with Shift+Tab from the end of the page. This scrolls upwards, so the sticky bars
 * at the top may cover a stop. The order is not checked again.
 */
export async function walkBackwards(page: Page): Promise<Walk> {
	await page.evaluate(() => {
		(document.activeElement as HTMLElement | null)?.blur();
		scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
		getSelection()?.collapse(document.body, document.body.childNodes.length);
	});
	return walk(page, "Shift+Tab", await noneReached(page));
}

/** Tabs from the focused element to the end of the page, through anything that has just opened. */
export async function walkFromFocus(page: Page): Promise<string[]> {
	const first = await walk(page, "Tab", await noneReached(page));
	// From the only button of a modal, Tab moves focus to the browser's toolbar first.
	const { stops, faults } =
		first.stops > 0 ? first : await walk(page, "Tab", await noneReached(page));
	return stops > 0 ? faults : ["Tab reaches no element"];
}
