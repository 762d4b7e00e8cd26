/**
 * The hours in which the owner answers: ANSWER_HOURS and ANSWER_HOLIDAYS in TIME_ZONE. Times between
 * them do not count, so that an enquiry of Friday evening is not late on Saturday.
 */

import { HOUR_MS } from "../time.ts";
import { dayText, localDay, localTime, weekday } from "./local-time.ts";

/** The owner gets the mail of the morning at this hour. */
const MORNING_MS = 8 * HOUR_MS;

export type WorkingTime = {
	/** An IANA time zone. */
	timeZone: string;
	/** Days of the week, 0 for Sunday. There is at least one. */
	days: readonly number[];
	/** Start and end of a day's work, in milliseconds since midnight. */
	from: number;
	to: number;
	/** Days without work, such as 2027-01-01. */
	holidays: readonly string[];
};

/** The days on which somebody works, from the day of a time back, without end. */
function* daysBack(time: number, { timeZone, days, holidays }: WorkingTime): Generator<number> {
	for (let day = localDay(time, timeZone); ; day--) {
		if (days.includes(weekday(day)) && !holidays.includes(dayText(day))) yield day;
	}
}

function* spansBack(time: number, work: WorkingTime): Generator<[start: number, end: number]> {
	for (const day of daysBack(time, work)) {
		const start = localTime(day, work.from, work.timeZone);
		if (start < time) yield [start, Math.min(time, localTime(day, work.to, work.timeZone))];
	}
}

/**
 * Returns the time that was this much working time ago: whoever has waited since then, or longer, has
 * waited this long.
 * @param now epoch milliseconds
 * @param ms working time in milliseconds
 */
export function workingTimeAgo(now: number, ms: number, work: WorkingTime): number {
	let left = ms;
	for (const [start, end] of spansBack(now, work)) {
		if (left <= end - start) return end - left;
		left -= end - start;
	}
	return now;
}

/** Returns the working time between two times, all in milliseconds. */
export function workingTimeBetween(from: number, to: number, work: WorkingTime): number {
	let sum = 0;
	for (const [start, end] of spansBack(to, work)) {
		if (end <= from) break;
		sum += end - Math.max(start, from);
	}
	return sum;
}

/** Returns the last time at or before `now` that was 8 o'clock on a working day. Epoch milliseconds. */
export function lastMorning(now: number, work: WorkingTime): number {
	for (const day of daysBack(now, work)) {
		const morning = localTime(day, MORNING_MS, work.timeZone);
		if (morning <= now) return morning;
	}
	return now;
}
