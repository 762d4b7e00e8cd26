import type { Site } from "./schema.ts";
import standIns from "./stand-ins.json" with { type: "json" };

export type StandInFact = keyof typeof standIns.site;

/** Whether a fact of the site is still the stand-in that it began with. */
export function isStandIn(site: Site, fact: StandInFact): boolean {
	return site[fact] === standIns.site[fact];
}

/** The fact, unless it is a stand-in: then nothing, so that machines are told real facts only. */
export function realFact(site: Site, fact: StandInFact): string | undefined {
	return isStandIn(site, fact) ? undefined : site[fact];
}
