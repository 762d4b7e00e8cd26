import { DAY_MS } from "../time.ts";

/** Making a format costs more than using it, and the watch asks for the same zone all day. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
	const known = formats.get(timeZone);
	if (known) return known;
	const format = new Intl.DateTimeFormat("en", {
		...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
		...{ hour: "numeric", minute: "numeric", second: "numeric" },
	});
	formats.set(timeZone, format);
	return format;
}

/** Returns the milliseconds by which the clocks of a time zone are ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
	const parts = formatOf(timeZone)
		.formatToParts(time)
		.map(({ type, value }) => [type, Number(value)]);
	const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
	return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

/** Returns the day of a time by the clocks of a time zone, in days since 1970. */
export const localDay = (time: number, timeZone: string): number =>
	Math.floor((time + offsetAt(time, timeZone)) / DAY_MS);

/**
 * Returns when the clocks of a time zone show a time of day, in epoch milliseconds.
 * @param day days since 1970
 * @param ms since midnight
 */
export function localTime(day: number, ms: number, timeZone: string): number {
	const local = day * DAY_MS + ms;
	// The first result is an hour wrong on a day on which the clocks change.
	const nearly = local - offsetAt(local, timeZone);
	return local - offsetAt(nearly, timeZone);
}

/** Returns a day as 2027-03-31. @param day days since 1970 */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Returns the day of the week, 0 for Sunday. @param day days since 1970 */
export const weekday = (day: number): number => new Date(day * DAY_MS).getUTCDay();
