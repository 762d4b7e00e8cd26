import type { ElementHandle, JSHandle, Page } from "@playwright/test";
import { obscuredBy } from "./focus-obscured.ts";
import { missedStops, orderProblems } from "./focus-order.ts";
import { focusFace, ringClippedBy, ringContrast } from "./focus-ring.ts";

/** No page has as many stops: a walk that long is a keyboard trap. */
const TRAP = 400;

type Key = "Tab" | "Shift+Tab";
type Stop = ElementHandle<Element>;
type Reached = JSHandle<Set<Element>>;
export type Walk = { stops: number; faults: string[] };

/** The page scrolls, and the floating button moves away, before the next frame. */
const nextFrame = (page: Page) =>
	page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));

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
	const face = (await stop.evaluateHandle(focusFace)).asElement();
	if (!face) return ["shows no focus"];
	const contrast = await face.evaluate(ringContrast);
	const clipping = await face.evaluate(ringClippedBy);
	return [
		...(contrast !== undefined && contrast < 3
			? [`has a focus ring with a contrast of ${contrast.toFixed(1)}`]
			: []),
		...clipping.map((element) => `has a focus ring that is clipped by ${element}`),
	];
}

async function obscuredFaults(page: Page, stop: Stop): Promise<string[]> {
	let cover = await stop.evaluate(obscuredBy);
	// The floating button may need more than one frame to move away while the machine is busy.
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
	for (let stops = 0; stops < TRAP; stops++) {
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
	return { stops: TRAP, faults: [...faults, `${key} never leaves the page`] };
}

const noneReached = (page: Page): Promise<Reached> => page.evaluateHandle(() => new Set<Element>());

/** Tabs through the whole page from its top; `faults` names each stop and what is wrong there. */
export async function walkWithTab(page: Page): Promise<Walk> {
	const reached = await noneReached(page);
	const { stops, faults } = await walk(page, "Tab", reached);
	return { stops, faults: [...faults, ...(await reached.evaluate(missedStops))] };
}

/**
 * Goes back with Shift+Tab from the end of the page, which scrolls the other way: a stop can end
 * up under the bars at the top. The order is that of Tab and is not checked again.
 */
export async function walkBack(page: Page): Promise<Walk> {
	await page.evaluate(() => {
		(document.activeElement as HTMLElement | null)?.blur();
		scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
		getSelection()?.collapse(document.body, document.body.childNodes.length);
	});
	return walk(page, "Shift+Tab", await noneReached(page));
}

/** Tabs on from the focused element: through what has just opened, and what follows it. */
export async function walkOn(page: Page): Promise<string[]> {
	const first = await walk(page, "Tab", await noneReached(page));
	// From the only button of a modal, Tab leads into the browser's own bar first.
	const { stops, faults } =
		first.stops > 0 ? first : await walk(page, "Tab", await noneReached(page));
	return stops > 0 ? faults : ["Tab leads nowhere"];
}
