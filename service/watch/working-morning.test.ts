import { expect, test } from "vitest";
import { lastMorning } from "./working-morning.ts";

test.each([
	["Tuesday before 8", "Asia/Singapore", "2026-03-02T23:59:59.999Z", "03-02T00:00"],
	["Tuesday at 8", "Asia/Singapore", "2026-03-03T00:00Z", "03-03T00:00"],
	["Saturday", "Asia/Singapore", "2026-03-07T04:00Z", "03-06T00:00"],
	["Monday before 8", "Asia/Singapore", "2026-03-08T22:00Z", "03-06T00:00"],
	["a zone behind UTC", "America/Los_Angeles", "2026-01-15T15:00Z", "01-14T16:00"],
	["a zone with half hours", "Asia/Kolkata", "2026-01-15T15:00Z", "01-15T02:30"],
	["before summer time", "Europe/Berlin", "2026-03-28T12:00Z", "03-27T07:00"],
	["after summer time began", "Europe/Berlin", "2026-03-30T12:00Z", "03-30T06:00"],
	["after summer time", "Europe/Berlin", "2026-10-25T12:00Z", "10-23T06:00"],
	["a zone far ahead", "Pacific/Kiritimati", "2026-03-06T12:00Z", "03-05T18:00"],
])("%s: %s", (_, timeZone, now, last) => {
	const morning = new Date(lastMorning(Date.parse(now), timeZone)).toISOString();
	expect(morning).toBe(`2026-${last}:00.000Z`);
});
