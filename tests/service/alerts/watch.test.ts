import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startHeartbeat } from "#service/alerts/heartbeat.ts";
import { startWatch } from "#service/alerts/watch.ts";
import { DatabaseUnavailable } from "#service/database/database.ts";
import type { Health } from "#service/health/health.ts";
import { createLog } from "#service/log/log.ts";
import { atTestEnd } from "../support/temp-folder.ts";
import { startReceiver } from "../support/webhook-receiver.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const well: Health = {
	status: "ok",
	ok: true,
	pending: 0,
	oldestPendingSeconds: 0,
	filed: 0,
	mailServerMissing: false,
	stopped: 0,
	loginRefused: 0,
	quarantined: 0,
	oldestQuarantinedSeconds: 0,
	overHourlyLimit: false,
	backup: { ageSeconds: 3_600, verified: true },
};

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
	vi.useRealTimers();
});

const turns = async () => {
	for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
};

function watching(health: () => Promise<Health>, free: Record<string, number> = { "/": 50 }) {
	const alerts: Record<string, unknown>[] = [];
	const watch = startWatch({
		read: health,
		folders: Object.keys(free),
		log: createLog((line) => alerts.push(JSON.parse(line))),
		now: Date.now,
		freePercent: async (folder) => free[folder] ?? 0,
	});
	atTestEnd(() => watch.stop());
	const pass = async (ms: number) => {
		for (let passed = 0; passed < ms; passed += MINUTE_MS) {
			vi.advanceTimersByTime(MINUTE_MS);
			await turns();
		}
	};
	return { alerts, watch, pass };
}

test.each([
	["nothing is late", {}, 50, undefined],
	["a mail waits 15 minutes", { oldestPendingSeconds: 900 }, 50, undefined],
	["a mail waits longer", { pending: 2, oldestPendingSeconds: 901 }, 50, "delivery.late"],
	["a backup is two hours old", { backup: { ageSeconds: 7_200, verified: true } }, 50, undefined],
	["a backup is older", { backup: { ageSeconds: 7_201, verified: true } }, 50, "backup.late"],
	["a tenth of the disk is free", {}, 10, undefined],
	["less than a tenth is free", {}, 9, "disk.low"],
])("if %s, there is an alert only when the owner is needed", async (_, change, free, event) => {
	const { alerts, watch } = watching(async () => ({ ...well, ...change }), { "/": 90, "/b": free });
	await turns();
	expect(alerts.map((alert) => alert.event)).toEqual(event ? [event] : []);
	expect(watch.observed()).toEqual({ diskFreePercent: free });
});

test("an alert comes once an hour as long as its cause lasts", async () => {
	let oldestPendingSeconds = 1_000;
	const { alerts, pass } = watching(async () => ({ ...well, oldestPendingSeconds }));
	await pass(59 * MINUTE_MS);
	expect(alerts).toHaveLength(1);
	await pass(2 * MINUTE_MS);
	expect(alerts).toHaveLength(2);
	oldestPendingSeconds = 0;
	await pass(3 * HOUR_MS);
	expect(alerts).toHaveLength(2);
});

test("without the database it goes on, and still knows the disk", async () => {
	let isAway = true;
	const { alerts, watch, pass } = watching(async () => {
		if (isAway) throw new DatabaseUnavailable("away");
		return { ...well, oldestPendingSeconds: 1_000 };
	});
	await turns();
	expect(watch.observed()).toEqual({ diskFreePercent: 50 });
	isAway = false;
	await pass(MINUTE_MS);
	expect(alerts).toMatchObject([{ event: "delivery.late" }]);
});

test("the heartbeat comes at the start and every five minutes, but not if nothing can be stored", async () => {
	const { calls, env } = await startReceiver(200, 200, 500);
	let canStore = true;
	const lines: string[] = [];
	const check = async () => {
		if (!canStore) throw new DatabaseUnavailable("away");
	};
	const log = createLog((line) => lines.push(line));
	atTestEnd(startHeartbeat(env.WEBHOOK_URL, check, log));
	const beats = async (number: number) => {
		while (calls.length < number) await turns();
		await turns();
		expect(calls).toHaveLength(number);
	};
	await beats(1);
	vi.advanceTimersByTime(4 * MINUTE_MS);
	await beats(1);
	vi.advanceTimersByTime(MINUTE_MS);
	await beats(2);
	canStore = false;
	vi.advanceTimersByTime(5 * MINUTE_MS);
	await turns();
	await beats(2);
	canStore = true;
	vi.advanceTimersByTime(5 * MINUTE_MS);
	await beats(3);
	while (lines.length < 2) await turns();
	expect(lines.join()).toMatch(/"heartbeat.failed","error":"away".+HEARTBEAT_URL answered 500\./);
});
