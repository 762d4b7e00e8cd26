import { expect, test } from "vitest";
import { planOf } from "./plan.ts";

const event = {
	incident: "update" as const,
	event: "it ends",
	ready: "Renewed.",
	late: "Too late.",
	gain: "saves it",
};
const certificate = { name: "Certificate", days: 1, week: 7, ...event };
const releases = { name: "Releases", days: 2, week: 4, ...event };
const picker = { name: "Picker", days: 3, harmless: "It is only ugly." };
const record = { days: 3, findings: [certificate, releases, picker] };

test("the days that are left are those of no chosen finding", () => {
	expect(planOf(record, []).left).toBe(3);
	expect(planOf(record, ["Certificate", "Releases"]).left).toBe(0);
});

test("a finding fits if its days are left, and always once it is chosen", () => {
	const { fits } = planOf(record, ["Certificate"]);
	expect([certificate, releases, picker].map(fits)).toEqual([true, true, false]);
	expect([certificate, releases, picker].map(planOf(record, ["Picker"]).fits)).toEqual([
		false,
		false,
		true,
	]);
});

test("the events come in the order of their weeks, and reach the customers unless chosen", () => {
	const { events, reaching } = planOf(record, ["Certificate"]);
	expect(events.map(({ name, isReady }) => [name, isReady])).toEqual([
		["Releases", false],
		["Certificate", true],
	]);
	expect(reaching).toBe(1);
	expect(planOf(record, ["Certificate", "Releases"]).reaching).toBe(0);
});

test("days for a harmless finding change nothing", () => {
	expect(planOf(record, ["Picker"]).reaching).toBe(2);
});

test("the verdict is about what is chosen", () => {
	const verdictOn = (...chosen: string[]) => planOf(record, chosen).verdict;
	expect(verdictOn()).toBe("nothing");
	expect(verdictOn("Picker")).toBe("harmless");
	expect(verdictOn("Certificate")).toBe("partly");
});

test("a choice that lets nothing reach the customers is like ours, and ours if it was asked for", () => {
	const both = ["Certificate", "Releases"];
	expect(planOf(record, both).verdict).toBe("alike");
	expect(planOf(record, both, true).verdict).toBe("ours");
});
