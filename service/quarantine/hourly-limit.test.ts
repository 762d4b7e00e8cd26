import { expect, test } from "vitest";
import { HourlyLimit } from "./hourly-limit.ts";

const MINUTE = 60_000;

function limitOf(perHour: number) {
	const clock = { now: 0 };
	const alerts: number[] = [];
	const log = { alert: () => void alerts.push(clock.now) };
	const limit = new HourlyLimit(perHour, () => clock.now, log);
	const takeAt = (minute: number) => {
		clock.now = minute * MINUTE;
		return limit.take();
	};
	return { limit, takeAt, alerts };
}

test("an enquiry counts for an hour, and one beyond the limit does not count", () => {
	const { takeAt } = limitOf(2);
	expect([0, 10, 20, 59, 60, 61, 70, 71].map(takeAt)).toEqual([
		true,
		true,
		false,
		false,
		true,
		false,
		true,
		false,
	]);
});

test("the first enquiry beyond the limit raises an alert, and so does the first of a later hour", () => {
	const { takeAt, alerts } = limitOf(1);
	for (const minute of [0, 1, 2, 30, 60, 61, 62, 150, 151]) takeAt(minute);
	expect(alerts).toEqual([MINUTE, 61 * MINUTE, 151 * MINUTE]);
});

test("an enquiry that was not stored does not count", () => {
	const { limit, takeAt } = limitOf(2);
	takeAt(0);
	takeAt(1);
	limit.giveBack();
	expect([takeAt(2), takeAt(3), takeAt(60), takeAt(61), takeAt(62)]).toEqual([
		true,
		false,
		true,
		false,
		true,
	]);
});

test("0 disables the limit", () => {
	const { limit, takeAt } = limitOf(0);
	expect([takeAt(0), takeAt(0)]).toEqual([true, true]);
	limit.giveBack();
	expect(takeAt(0)).toBe(true);
});
