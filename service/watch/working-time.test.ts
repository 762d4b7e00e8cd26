import { expect, test } from "vitest";
import { lastMorning, workingTimeAgo, workingTimeBetween } from "./working-time.ts";

const HOUR = 60 * 60 * 1000;
const weekdays = { days: [1, 2, 3, 4, 5], from: 9 * HOUR, to: 18 * HOUR, holidays: [] };

test.each([
	["Tuesday before 8", "Asia/Singapore", "2026-03-02T23:59:59.999Z", "03-02T00:00"],
	["Tuesday at 8", "Asia/Singapore", "2026-03-03T00:00Z", "03-03T00:00"],
	["Saturday", "Asia/Singapore", "2026-03-07T04:00Z", "03-06T00:00"],
	["Monday before 8", "Asia/Singapore", "2026-03-08T22:00Z", "03-06T00:00"],
	["a zone behind UTC", "America/Los_Angeles", "2026-01-15T15:00Z", "01-14T16:00"],
	["after summer time began", "Europe/Berlin", "2026-03-30T12:00Z", "03-30T06:00"],
])("%s: %s", (_, timeZone, now, last) => {
	const morning = new Date(lastMorning(Date.parse(now), { ...weekdays, timeZone })).toISOString();
	expect(morning).toBe(`2026-${last}:00.000Z`);
});

const berlin = { ...weekdays, timeZone: "Europe/Berlin", holidays: ["2026-04-06"] };
const singapore = { ...weekdays, timeZone: "Asia/Singapore" };

test.each([
	["within a day", singapore, "2026-03-02T17:00+08:00", 2, "2026-03-02T15:00+08:00"],
	["over a weekend", singapore, "2026-03-09T10:30+08:00", 2, "2026-03-06T17:30+08:00"],
	["at the start of work", singapore, "2026-03-09T09:00+08:00", 1, "2026-03-06T17:00+08:00"],
	["over a holiday", berlin, "2026-04-07T10:00+02:00", 2, "2026-04-03T17:00+02:00"],
	["over a change of clocks", berlin, "2026-03-30T10:00+02:00", 2, "2026-03-27T17:00+01:00"],
])("%s, working time counts", (_, work, now, hours, ago) => {
	const [end, start] = [Date.parse(now), Date.parse(ago)];
	expect(new Date(workingTimeAgo(end, hours * HOUR, work))).toEqual(new Date(start));
	expect(workingTimeBetween(start, end, work)).toBe(hours * HOUR);
});
