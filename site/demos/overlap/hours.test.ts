import { expect, test } from "vitest";
import {
	clockTime,
	DAY,
	firstFrom,
	meeting,
	offsetAt,
	onClock,
	sharedHours,
	sharedMinutes,
	shownFrom,
	startToShare,
} from "./hours.ts";

const JANUARY = new Date("2026-01-15T12:00Z");
const JULY = new Date("2026-07-15T12:00Z");
const NINE = 9 * 60;

const aheadOf = (zone: string, moment: Date) =>
	offsetAt(moment, "Asia/Singapore") - offsetAt(moment, zone);

test.each([
	["UTC", 0, 0],
	["Europe/London", 0, 60],
	["America/St_Johns", -210, -150],
	["Asia/Kathmandu", 345, 345],
	["Pacific/Auckland", 780, 720],
])("%s is %i minutes ahead of UTC in January and %i in July", (zone, january, july) => {
	expect([offsetAt(JANUARY, zone), offsetAt(JULY, zone)]).toEqual([january, july]);
});

test("the clocks change at the hour of their rule", () => {
	expect(offsetAt(new Date("2026-03-29T00:59Z"), "Europe/London")).toBe(0);
	expect(offsetAt(new Date("2026-03-29T01:00Z"), "Europe/London")).toBe(60);
});

test.each([
	["Asia/Singapore", JANUARY, "9:00 18:00 9:00 18:00 0"],
	["Europe/London", JANUARY, "9:00 10:00 17:00 18:00 0"],
	["Europe/London", JULY, "9:00 11:00 16:00 18:00 0"],
	["Asia/Kathmandu", JULY, "9:00 15:45 11:15 18:00 0"],
	["Pacific/Auckland", JANUARY, "14:00 18:00 9:00 13:00 0"],
	["America/Los_Angeles", JANUARY, "17:00 18:00 9:00 10:00 1"],
	["America/New_York", JULY, undefined],
	// One day ends when the other starts.
	["Atlantic/Azores", JANUARY, undefined],
])("two days from nine to six, in %s", (zone, moment, expected) => {
	const ahead = aheadOf(zone, moment);
	const shared = sharedHours({ yours: NINE, team: NINE, ahead });
	const { start = 0, end = 0, teamDay } = shared ?? {};
	const times = [start, end, onClock(start, ahead), onClock(end, ahead)].map(clockTime);
	expect(shared && `${times.join(" ")} ${teamDay}`).toBe(expected);
});

test.each([
	["Europe/London", JANUARY, NINE],
	["America/New_York", JANUARY, 6 * 60],
	["America/New_York", JULY, 13 * 60],
])("the nearest start of the team that shares an hour with %s", (zone, moment, start) => {
	expect(startToShare({ yours: NINE, team: NINE, ahead: aheadOf(zone, moment) })).toBe(start);
});

test("there is such a start in every time zone", () => {
	for (let ahead = -12 * 60; ahead < 12 * 60; ahead += 15) {
		const days = { yours: NINE, team: NINE, ahead };
		expect(sharedMinutes({ ...days, team: startToShare(days) })).toBeGreaterThanOrEqual(60);
	}
});

test("two days meet in their shared hours, or at the end of yours", () => {
	const days = { yours: NINE, team: NINE, ahead: 7 * 60 };
	expect(meeting(days)).toEqual({ start: 540, end: 660, isShared: true });
	expect(meeting({ ...days, ahead: 12 * 60 })).toEqual({ start: 1080, end: 1080, isShared: false });
});

test.each([
	["Asia/Kolkata", JULY, 0],
	["America/New_York", JANUARY, 6],
	["America/Los_Angeles", JULY, 4],
])("in %s both usual days are whole in the 24 hours that are shown", (zone, moment, hour) => {
	const ahead = aheadOf(zone, moment);
	const from = shownFrom(ahead);
	expect(from).toBe(hour * 60);
	for (const start of [NINE, NINE - ahead])
		expect(firstFrom(from, start) + 9 * 60).toBeLessThanOrEqual(from + DAY);
});
