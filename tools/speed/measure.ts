import type { Browser } from "playwright-core";
import { controls } from "./controls.ts";
import { type PageSpeed, SPEED_LIMITS, type Timed } from "./gates.ts";
import { interactionTime } from "./interaction-time.ts";
import { navigationTime } from "./navigation.ts";
import { median, medianRatio, pairsUntilClear } from "./ratios.ts";
import type { Sites } from "./sites.ts";
import { blockingOf, type Visit, visit } from "./visit.ts";

/** A time has no floor beside it: the median of a few tells the site from the machine. */
const TIMES = 5;
/** A page whose pairs hold in three of four cases is called past its limit in 1 of 240 by luck. */
const LEAD = 5;
const MOST_PAIRS = 41;

/** Ways of the kinds that visitors take: from card, register, and neighbour to neighbour. */
const SPECIALITIES = "/our-services/third-party-api-integrations";
export const WAYS = [
	{ from: "/", to: "/what-we-do/cloud-services" },
	{ from: "/", to: "/our-services/api-development" },
	{ from: SPECIALITIES, to: `${SPECIALITIES}/document-automation` },
	{ from: `${SPECIALITIES}/document-automation`, to: `${SPECIALITIES}/accounts-and-payment` },
];

/** A page against its floor: the two take turns, so that both see the same machine. */
export async function measurePage(
	browser: Browser,
	{ site, floor }: Sites,
	path: string,
	width: number,
): Promise<PageSpeed> {
	const visits: Visit[] = [];
	const pairs = await pairsUntilClear(
		async () => {
			const below = await visit(browser, `${floor}${path}`, { width, hydrates: false });
			const ours = await visit(browser, `${site}${path}`, { width, hydrates: true });
			visits.push(ours);
			return { site: ours.lcp, floor: below.lcp };
		},
		{ limit: SPEED_LIMITS.lcpRatio, lead: LEAD, most: MOST_PAIRS },
	);
	const blocking = await untilClear(
		() => blockingOf(browser, `${site}${path}`, width),
		SPEED_LIMITS.blocking,
	);
	return {
		path: `${path} at ${width} px`,
		lcp: median(visits.map(({ lcp }) => lcp)),
		lcpRatio: medianRatio(pairs),
		shift: Math.max(...visits.map(({ shift }) => shift)),
		blocking,
	};
}

/** A figure within its limit stands; one past it is measured again, and the median counts. */
async function untilClear(measure: () => Promise<number>, limit: number): Promise<number> {
	const first = await measure();
	return first <= limit ? first : medianTime(measure);
}

async function medianTime(measure: () => Promise<number>): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round < TIMES; round++) times.push(await measure());
	return median(times);
}

/** Every control's slowest interaction, on a slow phone. */
export async function measureControls(browser: Browser, site: string) {
	const timed: Timed[] = [];
	for (const control of controls) {
		const time = await medianTime(() => interactionTime(browser, site, control));
		timed.push({ name: control.name, time });
	}
	return timed;
}

export async function measureWays(browser: Browser, site: string, cpu: number) {
	const timed: Timed[] = [];
	for (const { from, to } of WAYS) {
		const time = await medianTime(() =>
			navigationTime(browser, `${site}${from}`, { link: to, cpu }),
		);
		timed.push({ name: `${from} to ${to}`, time });
	}
	return timed;
}
