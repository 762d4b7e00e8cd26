import { describe, expect, test } from "vitest";
import { blockingTime, type TraceEvent } from "./blocking-time.ts";
import { type PageSpeed, speedGates } from "./gates.ts";
import { median, medianRatio, pairsUntilClear } from "./ratios.ts";
import { withoutScripts } from "./without-scripts.ts";

const task = (ts: number, tdur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
	name: "RunTask",
	pid: 1,
	tid: 1,
	ts,
	tdur,
	...more,
});
const paint: TraceEvent = { name: "firstContentfulPaint", pid: 1, tid: 1, ts: 1000 };

test("a task blocks by what it takes of its thread beyond 50 ms, after the first paint", () => {
	const events = [
		paint,
		task(500, 400_000),
		task(2000, 50_000),
		task(60_000, 90_000, { dur: 300_000 }),
		task(70_000, 900_000, { tid: 2 }),
		task(70_000, 900_000, { pid: 2 }),
		task(400_000, 75_000),
	];
	expect(blockingTime(events)).toBe(65);
});

test("a trace without paint or CPU times is refused, not taken for a fast page", () => {
	expect(() => blockingTime([task(500, 1)])).toThrow("first contentful paint");
	expect(() => blockingTime([paint, task(2000, 1, { tdur: undefined })])).toThrow("CPU times");
});

test("medians", () => {
	expect(median([3, 1, 2])).toBe(2);
	expect(median([4, 1, 2, 3])).toBe(2.5);
	expect(() => median([])).toThrow("No values");
	const slowFor = (factor: number) => ({ site: 102 * factor, floor: 100 * factor });
	expect(medianRatio([slowFor(1), slowFor(5), { site: 300, floor: 100 }])).toBe(1.02);
});

describe("pairs are measured until one side of the limit is ahead", () => {
	const measured = (...sites: number[]) =>
		pairsUntilClear(async () => ({ site: sites.shift() ?? Number.NaN, floor: 100 }), {
			limit: 1.05,
			lead: 3,
			most: 9,
		});

	test("by the same lead for a page that holds and for one that fails", async () => {
		expect(await measured(105, 99, 104, 200)).toHaveLength(3);
		expect(await measured(106, 106, 106, 99)).toHaveLength(3);
	});

	test("so neither a slow nor a fast start decides", async () => {
		const slowStart = await measured(200, 200, 101, 101, 101, 101, 101);
		expect(slowStart).toHaveLength(7);
		expect(medianRatio(slowStart)).toBe(1.01);
		expect(medianRatio(await measured(99, 99, 106, 106, 106, 106, 106))).toBe(1.06);
	});

	test("or the most are there: then their median counts", async () => {
		const close = await measured(106, 104, 106, 104, 106, 104, 106, 104, 106, 99);
		expect(close).toHaveLength(9);
		expect(medianRatio(close)).toBe(1.06);
	});
});

const good: PageSpeed = { path: "/", lcp: 1200, lcpRatio: 1.05, shift: 0, blocking: 100 };
const timed = [{ name: "menu", time: 100 }];
const failing = (...args: Parameters<typeof speedGates>) =>
	speedGates(...args)
		.filter(({ holds }) => !holds)
		.map(({ what }) => what);

test("what is at its limit holds, and each figure past it is told with its place", () => {
	expect(failing([good], timed, timed)).toEqual([]);
	const slow = { ...good, path: "/slow" };
	const late = [...timed, { name: "late", time: 104 }];
	const past: [string, Parameters<typeof speedGates>][] = [
		["largest paint", [[good, { ...slow, lcpRatio: 1.051 }], timed, timed]],
		["layout shift", [[good, { ...slow, shift: 0.0001 }], timed, timed]],
		["blocking time", [[good, { ...slow, blocking: 101 }], timed, timed]],
		["slowest control", [[good], late, timed]],
		["click to the next", [[good], timed, late]],
	];
	for (const [what, figures] of past) {
		const told = failing(...figures);
		expect(told).toHaveLength(1);
		expect(told[0]).toContain(what);
		expect(told[0]).toMatch(/\/slow|late/);
	}
	expect(() => speedGates([], timed, timed)).toThrow("Nothing was measured");
});

test("the floor of a page is the page without its scripts", () => {
	const html =
		'<head><script>a</script><link rel="stylesheet"/></head><p>Words</p><script src="/b.js"\n></script>';
	expect(withoutScripts(html)).toBe('<head><link rel="stylesheet"/></head><p>Words</p>');
});
