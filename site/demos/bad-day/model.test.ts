import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { badDayStates, resolveBadDay, stepPlaces } from "./model.ts";

const demo = resolveBadDay(fixture);

test("no sentence keeps a placeholder, and each state has the words of its steps and its log", () => {
	expect(JSON.stringify(demo)).not.toMatch(/[{]\w+[}]/);
	expect(JSON.stringify(demo)).toContain("ayment provider");
	expect(demo.states.map(({ state }) => state)).toEqual(badDayStates);
	for (const { state, steps, log } of demo.states) {
		expect(steps).toHaveLength(stepPlaces[state].length);
		for (const { text, place } of steps) expect(text && place).toBeTruthy();
		for (const { time, event } of log) expect(`${time} ${event}`).toMatch(/^[\d:]+ \S/);
	}
});

test("the summary says what the user reads in each state, our word on it, and who is told", () => {
	expect(demo.summary).toHaveLength(badDayStates.length);
	expect(demo.summary[0]?.text).toMatch(/^“Your order is safe.” Nobody starts again. /);
});
