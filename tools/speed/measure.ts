import type { Browser } from "playwright-core";
import { controls } from "./controls.ts";
import { type PageSpeed, SPEED_LIMITS, type Timed } from "./gates.ts";
import { interactionTime } from "./interaction-time.ts";
import { clearMedian, median } from "./median.ts";
import { navigationTime } from "./navigation.ts";
import type { Sites } from "./sites.ts";
import { blockingOf, type Visit, visit } from "./visit.ts";

/**
 * How far one side of a limit must be ahead. What holds in three of four cases is so called
 * past its limit in 1 of 240, by luck.
 */
const LEAD = 5;
const MOST = 41;
const clear = (limit: number) => ({ limit, lead: LEAD, most: MOST });

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
	const lcpRatio = await clearMedian(async () => {
		const below = await visit(browser, `${floor}${path}`, { width, hydrates: false });
		const ours = await visit(browser, `${site}${path}`, { width, hydrates: true });
		visits.push(ours);
		return ours.lcp / below.lcp;
	}, clear(SPEED_LIMITS.lcpRatio));
	const traced = () => blockingOf(browser, `${site}${path}`, width);
	const first = await traced();
	return {
		path: `${path} at ${width} px`,
		lcp: median(visits.map(({ lcp }) => lcp)),
		lcpRatio,
		shift: Math.max(...visits.map(({ shift }) => shift)),
		// CPU time is only ever too long by chance: a first figure within the limit stands.
		blocking:
			first <= SPEED_LIMITS.blocking
				? first
				: await clearMedian(traced, clear(SPEED_LIMITS.blocking)),
	};
}

/** Every control's slowest interaction, on a slow phone. */
export async function measureControls(browser: Browser, site: string) {
	const timed: Timed[] = [];
	for (const control of controls) {
		const time = await clearMedian(
			() => interactionTime(browser, site, control),
			clear(SPEED_LIMITS.interaction),
		);
		timed.push({ name: control.name, time });
	}
	return timed;
}

export async function measureWays(browser: Browser, site: string, cpu: number) {
	const timed: Timed[] = [];
	for (const { from, to } of WAYS) {
		const time = await clearMedian(
			() => navigationTime(browser, `${site}${from}`, { link: to, cpu }),
			clear(SPEED_LIMITS.navigation),
		);
		timed.push({ name: `${from} to ${to}`, time });
	}
	return timed;
}
