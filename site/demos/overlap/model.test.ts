import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import {
	adviceFor,
	aheadAt,
	resolveOverlap,
	sharedSentence,
	USUAL_START,
	zoneOptions,
} from "./model.ts";

const JANUARY = new Date("2026-01-15T12:00Z");
const JULY = new Date("2026-07-15T12:00Z");

const daysOf = (zone: string, moment = JANUARY, team = USUAL_START) => ({
	yours: USUAL_START,
	team,
	ahead: aheadAt(fixture, zone, moment),
});
test.each([
	["Europe/London", JANUARY, 9, "1 hour: 9:00 to 10:00, 17:00 to 18:00."],
	["Europe/London", JULY, 9, "2 hours: 9:00 to 11:00, 16:00 to 18:00."],
	["Asia/Kolkata", JANUARY, 9, "6 hours 30 minutes: 9:00 to 15:30, 11:30 to 18:00."],
	// Midnight is the end of a day.
	["Europe/London", JANUARY, 15, "7 hours: 9:00 to 16:00, 17:00 to 24:00."],
	["America/Los_Angeles", JANUARY, 9, "1 hour: 17:00 to 18:00, 9:00 to 10:00 the next day."],
	["America/New_York", JANUARY, 9, "From 6:00: 1 hour."],
])("says which hours are shared with %s, or what to do without", (zone, moment, team, sentence) => {
	expect(sharedSentence(fixture, daysOf(zone, moment, team * 60))).toBe(sentence);
});

test.each([
	[15, "Many."],
	[10, "Some."],
	[8.5, "Few."],
	[6, "None."],
])("a team that starts at %d in London's winter: %s", (hour, advice) => {
	expect(adviceFor(fixture, daysOf("Europe/London", JANUARY, hour * 60))).toBe(advice);
});

test("the summary says what a usual day shares in January and in July", () => {
	expect(resolveOverlap(fixture, JULY).summary).toEqual([
		{ title: "London", text: "1 hour, then 2 hours." },
		{ title: "Kolkata", text: "Always 6 hours 30 minutes." },
		{ title: "New York", text: "Always nothing." },
	]);
});

test("the zone of the browser is marked, or added if it is not in the list", () => {
	const listed = zoneOptions(fixture, JANUARY, "Asia/Kolkata");
	expect(listed.chosen).toBe("Asia/Kolkata");
	expect(listed.options.map(({ name }) => name)).toEqual(["London", "Kolkata (yours)", "New York"]);
	const zone = "America/Argentina/Buenos_Aires";
	const added = zoneOptions(fixture, JANUARY, zone);
	expect(added.options[0]).toEqual({ zone, name: "Buenos Aires (yours)" });
});

test.each(["Etc/Unknown", "XYZ", "", "UTC", "Etc/GMT"])(
	"the zone %s of a browser tells no place: the zone that shares most is chosen",
	(zone) => {
		const expected = { chosen: "Asia/Kolkata", options: fixture.zones };
		expect(zoneOptions(fixture, JANUARY, zone)).toEqual(expected);
	},
);
