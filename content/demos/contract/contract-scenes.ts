/** What the scenes show. All of it is read from the messages, so that both say the same. */
import { fill } from "#shared/fill.ts";
import type { ContractRecord } from "../../schema/demos/contract.ts";
import { bodyOf, headerOf } from "./contract-lines.ts";

type Parts = ContractRecord["parts"];

/** In milliseconds, on average. */
const MONTH = (365.25 / 12) * 24 * 60 * 60 * 1000;
const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** The time of a moment such as 2027-03-04T10:00:00-05:00, on the clock that it was written by. */
const ownTime = (moment: unknown) => String(moment).slice(11, 16);

/** The time of a moment on the clocks of a time zone, as 15:00. */
export const timeIn = (zone: string, moment: unknown) =>
	new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: zone }).format(
		new Date(String(moment)),
	);

/** A request that is sent twice, and its one booking. */
export const sentTwice = ({ request: { message, scene } }: Parts) => ({
	...scene,
	number: headerOf(message, "Idempotency-Key"),
	time: ownTime(bodyOf(message).at),
});

/** One moment on two clocks. */
export const twoClocks = ({ response: { message, clocks } }: Parts) =>
	clocks.map(({ name, zone }) => ({ name, time: timeIn(zone, bodyOf(message).at) }));

/** The time that was asked for, and those that are offered in its place. */
export function takenSlot({ request, error: { message, scene } }: Parts) {
	const { free } = bodyOf(message);
	return {
		...scene,
		time: ownTime(bodyOf(request.message).at),
		others: Array.isArray(free) ? free.map(ownTime) : [],
	};
}

/** Two versions that work side by side until the last day of the old one. */
export function twoVersions({ version: { message, scene } }: Parts) {
	// RFC 9745: "@" and seconds since 1970. RFC 8594: a date of HTTP.
	const outdated = new Date(Number(headerOf(message, "Deprecation").slice(1)) * 1000);
	const end = new Date(headerOf(message, "Sunset"));
	const months = Math.round((end.getTime() - outdated.getTime()) / MONTH);
	return {
		...scene,
		both: fill(scene.both, { months }),
		firstDay: dayFormat.format(outdated),
		lastDay: dayFormat.format(end),
	};
}
