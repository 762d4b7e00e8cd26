import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "#service/database/database.ts";
import type { WatchDeps } from "#service/watch/watch.ts";
import { ada } from "../support/enquiry-requests.ts";
import { atTestEnd } from "../support/temp-folder.ts";
import { testService } from "../support/test-service.ts";
import { testWatch } from "../support/test-watch.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Watches a database with one enquiry whose mail waits. */
async function watching(deps: Partial<WatchDeps> & { env?: Record<string, string> } = {}) {
	const service = testService();
	await service.enquire(ada);
	const { clock } = service;
	const watch = testWatch(service.database, clock, deps);
	atTestEnd(() => watch.stop(0));
	const settled = async () => {
		while (vi.getTimerCount() === 0) await new Promise(setImmediate);
	};
	await settled();
	return {
		service,
		watch,
		alerts: () => watch.events.filter(({ level }) => level === "alert").map(({ event }) => event),
		async pass(ms: number) {
			for (let passed = 0; passed < ms; passed += MINUTE_MS) {
				clock.now += MINUTE_MS;
				vi.advanceTimersByTime(MINUTE_MS);
				await settled();
			}
		},
	};
}

test.each([
	["a mail waits 15 minutes", 15, {}, []],
	["a mail waits longer", 16, {}, ["delivery.late"]],
	["a backup is two hours old", 0, { backup: () => ({ ageSeconds: 7_200, verified: true }) }, []],
	[
		"a backup is older",
		0,
		{ backup: () => ({ ageSeconds: 7_201, verified: true }) },
		["backup.late"],
	],
	["a tenth of the disk is free", 0, { freePercent: async () => 10 }, []],
	["less than a tenth is free", 0, { freePercent: async () => 9 }, ["disk.low"]],
])("if %s, there is an alert only when the owner is needed", async (_, minutes, deps, events) => {
	const { alerts, pass } = await watching({ folders: ["/"], ...deps });
	await pass(minutes * MINUTE_MS);
	expect(alerts()).toEqual(events);
});

test("an alert comes once an hour as long as its cause lasts", async () => {
	const { service, alerts, pass } = await watching();
	await pass(75 * MINUTE_MS);
	expect(alerts()).toEqual(["delivery.late"]);
	await pass(2 * MINUTE_MS);
	expect(alerts()).toHaveLength(2);
	await service.database.query("UPDATE outbox SET state = 'sent'");
	await pass(3 * HOUR_MS);
	expect(alerts()).toHaveLength(2);
});

test("without the database it goes on, and still knows the fullest disk", async () => {
	const free: Record<string, number> = { "/": 90, "/b": 50 };
	const { service, watch, alerts, pass } = await watching({
		folders: ["/", "/b", "/missing"],
		async freePercent(folder) {
			if (!free[folder]) throw new Error("missing");
			return free[folder];
		},
	});
	const query = vi
		.spyOn(service.database, "query")
		.mockRejectedValue(new DatabaseUnavailable("no"));
	await pass(16 * MINUTE_MS);
	expect(watch.observed()).toEqual({ diskFreePercent: 50 });
	expect(alerts()).toEqual([]);
	query.mockRestore();
	await pass(MINUTE_MS);
	expect(alerts()).toEqual(["delivery.late"]);
});

test("the heartbeat comes at the start and every five minutes, but not if nothing can be stored", async () => {
	const statuses = [200, 200, 500];
	const fetch = vi.fn(async () => new Response(null, { status: statuses.shift() ?? 200 }));
	vi.stubGlobal("fetch", fetch);
	const env = { HEARTBEAT_URL: "https://beat.example" };
	const { service, watch, pass } = await watching({ env });
	expect(fetch).toHaveBeenCalledTimes(1);
	await pass(4 * MINUTE_MS);
	expect(fetch).toHaveBeenCalledTimes(1);
	await pass(MINUTE_MS);
	expect(fetch).toHaveBeenCalledTimes(2);
	const query = vi
		.spyOn(service.database, "query")
		.mockRejectedValue(new DatabaseUnavailable("no"));
	await pass(6 * MINUTE_MS);
	expect(fetch).toHaveBeenCalledTimes(2);
	query.mockRestore();
	await pass(MINUTE_MS);
	expect(fetch).toHaveBeenCalledTimes(3);
	expect(JSON.stringify(watch.events)).toContain("HEARTBEAT_URL answered 500.");
});
