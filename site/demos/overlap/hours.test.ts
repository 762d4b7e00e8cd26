import { expect, test } from "vitest";
import {
	clockTime,
	meeting,
	offsetAt,
	onClock,
	sharedHours,
	sharedMinutes,
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
	["Asia/Kathmandu", 345, 345],
	["Pacific/Auckland", 780, 720],
])("%s is %i minutes ahead of UTC in January and %i in July", (zone, january, july) => {
	expect([offsetAt(JANUARY, zone), offsetAt(JULY, zone)]).toEqual([january, july]);
});

test.each([
	["Europe/London", JANUARY, "9:00 10:00 17:00 18:00 0"],
	["Europe/London", JULY, "9:00 11:00 16:00 18:00 0"],
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

test("in every time zone the team can start so that an hour is shared", () => {
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
