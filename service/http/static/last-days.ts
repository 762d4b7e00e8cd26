import { readFileSync } from "node:fs";
import * as v from "valibot";

/** The page that answers at the address of a closed vacancy. */
export const CLOSED_PAGE = "/careers/closed";

const lastDaysSchema = v.record(v.string(), v.pipe(v.string(), v.isoDate()));

/** The last day of each page that closes by itself, as 2027-03-31, by address. */
export type LastDays = ReadonlyMap<string, string>;

/**
 * Reads the last days. A missing or broken file closes no page: the site works without it.
 * @param file `last-days.json` of the build
 */
export function readLastDays(file: string): LastDays {
	try {
		const days = v.parse(lastDaysSchema, JSON.parse(readFileSync(file, "utf8")));
		return new Map(Object.entries(days));
	} catch {
		return new Map();
	}
}

/** Whether the last day (UTC) of a page, or of the page whose data this is, has passed. */
export function isPast(days: LastDays, path: string, now: number): boolean {
	const lastDay = days.get(path.replace(/\.data$/, ""));
	return lastDay !== undefined && lastDay < new Date(now).toISOString().slice(0, 10);
}
