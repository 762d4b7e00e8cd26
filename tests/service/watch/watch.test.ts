import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "#service/database/database.ts";
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
});

/** Watches a database with one enquiry whose mail waits. */
async function watching(deps: Parameters<typeof testWatch>[2] = {}) {
	const { enquire, database, clock } = testService();
	await enquire(ada);
	const watch = testWatch(database, clock, deps);
	atTestEnd(() => watch.stop(0));
	const settled = async () => {
		while (vi.getTimerCount() === 0) await new Promise(setImmediate);
	};
	await settled();
	return {
		...{ database, watch },
		alerts: () => watch.events.filter(({ level }) => level === "alert").map(({ event }) => event),
		async pass(ms: number) {
			for (let passed = 0; passed < ms; passed += MINUTE_MS) {
				clock.now += MINUTE_MS;
				vi.advanceTimersByTime(MINUTE_MS);
				await settled();
			}
		},
		/** Makes the database fail until the returned spy is restored. */
		loseDatabase: () =>
			vi.spyOn(database, "query").mockRejectedValue(new DatabaseUnavailable("no")),
	};
}

const backup = (ageSeconds: number) => ({ backup: () => ({ ageSeconds, verified: true }) });

test.each([
	["a mail waits 15 minutes", 15, {}, []],
	["a mail waits longer", 16, {}, ["delivery.late"]],
	["a backup is two hours old", 0, backup(7_200), []],
	["a backup is older", 0, backup(7_201), ["backup.late"]],
	["a tenth of the disk is free", 0, { freePercent: async () => 10 }, []],
	["less than a tenth is free", 0, { freePercent: async () => 9 }, ["disk.low"]],
])("if %s, there is an alert only when the owner is needed", async (_, minutes, deps, events) => {
	const { alerts, pass } = await watching({ folders: ["/"], ...deps });
	await pass(minutes * MINUTE_MS);
	expect(alerts()).toEqual(events);
});

test("an alert comes once an hour as long as its cause lasts", async () => {
	const { database, alerts, pass } = await watching();
	await pass(75 * MINUTE_MS);
	expect(alerts()).toEqual(["delivery.late"]);
	await pass(2 * MINUTE_MS);
	expect(alerts()).toHaveLength(2);
	await database.query("UPDATE outbox SET state = 'sent'");
	await pass(3 * HOUR_MS);
	expect(alerts()).toHaveLength(2);
});

test("without the database it goes on, and still knows the fullest disk", async () => {
	const free: Record<string, number> = { "/": 90, "/b": 50 };
	const { watch, alerts, pass, loseDatabase } = await watching({
		folders: ["/", "/b", "/missing"],
		async freePercent(folder) {
			if (!free[folder]) throw new Error("missing");
			return free[folder];
		},
	});
	const lost = loseDatabase();
	await pass(16 * MINUTE_MS);
	expect(watch.observed()).toEqual({ diskFreePercent: 50 });
	expect(alerts()).toEqual([]);
	lost.mockRestore();
	await pass(MINUTE_MS);
	expect(alerts()).toEqual(["delivery.late"]);
});
