const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The owner gets the digest at this hour, in the time zone of the owner. */
const MORNING_HOUR = 8;

/** Returns the milliseconds by which the clocks of a time zone are ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
	const format = new Intl.DateTimeFormat("en", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
	});
	const parts = format.formatToParts(time).map(({ type, value }) => [type, Number(value)]);
	const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
	return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

/** Returns the morning of a day, given in days since 1970, or undefined at the weekend. */
function morningOf(day: number, timeZone: string): number | undefined {
	const local = day * DAY_MS + MORNING_HOUR * HOUR_MS;
	if ([0, 6].includes(new Date(local).getUTCDay())) return undefined;
	// The first result is an hour wrong on a day on which the clocks change.
	const nearly = local - offsetAt(local, timeZone);
	return local - offsetAt(nearly, timeZone);
}

const dayOf = (time: number, timeZone: string) =>
	Math.floor((time + offsetAt(time, timeZone)) / DAY_MS);

/**
 * The last time at or before `now` that was 8 o'clock from Monday to Friday.
 * @param now epoch milliseconds
 * @param timeZone an IANA time zone
 */
export function lastMorning(now: number, timeZone: string): number {
	for (let day = dayOf(now, timeZone); ; day--) {
		const morning = morningOf(day, timeZone);
		if (morning !== undefined && morning <= now) return morning;
	}
}
