import { expect, test } from "vitest";
import { lastMorning, nextMorning } from "./working-morning.ts";

const mornings = (now: string, timeZone: string) =>
	[lastMorning, nextMorning].map((find) =>
		new Date(find(Date.parse(now), timeZone)).toISOString().replace(":00.000Z", "Z"),
	);

test.each([
	[
		"Tuesday before 8",
		"Asia/Singapore",
		"2026-03-02T23:59:59.999Z",
		"03-02T00:00Z",
		"03-03T00:00Z",
	],
	["Tuesday at 8", "Asia/Singapore", "2026-03-03T00:00Z", "03-03T00:00Z", "03-04T00:00Z"],
	["Friday at 8", "Asia/Singapore", "2026-03-06T00:00Z", "03-06T00:00Z", "03-09T00:00Z"],
	["Saturday", "Asia/Singapore", "2026-03-07T04:00Z", "03-06T00:00Z", "03-09T00:00Z"],
	["Monday before 8", "Asia/Singapore", "2026-03-08T22:00Z", "03-06T00:00Z", "03-09T00:00Z"],
	["a zone behind UTC", "America/Los_Angeles", "2026-01-15T15:00Z", "01-14T16:00Z", "01-15T16:00Z"],
	["a zone with half hours", "Asia/Kolkata", "2026-01-15T15:00Z", "01-15T02:30Z", "01-16T02:30Z"],
	["before summer time", "Europe/Berlin", "2026-03-28T12:00Z", "03-27T07:00Z", "03-30T06:00Z"],
	["after summer time", "Europe/Berlin", "2026-10-25T12:00Z", "10-23T06:00Z", "10-26T07:00Z"],
	["a zone far ahead", "Pacific/Kiritimati", "2026-03-06T12:00Z", "03-05T18:00Z", "03-08T18:00Z"],
])("%s: %s", (_, timeZone, now, last, next) => {
	expect(mornings(now, timeZone)).toEqual([`2026-${last}`, `2026-${next}`]);
});
