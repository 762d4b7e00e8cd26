import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "#service/log/log.ts";
import { postAlerts } from "#service/watch/alerts.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { startReceiver } from "../support/webhook-receiver.ts";

const START = Date.UTC(2026, 10, 2);
const MINUTE_MS = 60_000;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** Waits for what real sockets bring. */
async function until(isTrue: () => boolean): Promise<void> {
	while (!isTrue()) await new Promise(setImmediate);
}

/** Starts a receiver that answers with these statuses first. `start` stands for a process that starts. */
async function setUp(...statuses: number[]) {
	const receiver = await startReceiver(...statuses);
	const clock = { now: START };
	const failures: string[] = [];
	const file = join(tempFolder(), "alerts-posted.json");
	const start = () => {
		const { post, finish } = postAlerts({
			...{ url: receiver.env.WEBHOOK_URL, site: "https://www.firm.example" },
			...{ now: () => clock.now, file },
			failed: (error) => failures.push(error),
		});
		const log = createLog(
			() => {},
			() => START,
			post,
		);
		return { log, finish };
	};
	const bodies = () => receiver.calls.map(({ body }) => JSON.parse(body));
	return { ...start(), start, file, clock, failures, bodies, calls: receiver.calls };
}

test("an alert is posted with its facts and a readable line, without mail addresses", async () => {
	const { log, bodies, calls } = await setUp();
	log.info("mail.sent", { id: "1" });
	log.alert("mail.stopped", { id: "1", tries: 3, error: "550 ada@example.com is unknown." });
	await until(() => calls.length === 1);
	expect(calls[0]?.headers["content-type"]).toBe("application/json");
	expect(bodies()).toEqual([
		{
			text: "https://www.firm.example: mail.stopped: 550 a***@example.com is unknown. id 1, tries 3",
			...{ site: "https://www.firm.example", time: "2026-11-02T00:00:00.000Z" },
			event: "mail.stopped",
			details: { id: "1", tries: 3, error: "550 a***@example.com is unknown." },
		},
	]);
});

test("each event is posted at most once an hour, however often the service starts, and holds up no other", async () => {
	const { start, clock, bodies } = await setUp();
	const one = start();
	for (let minute = 0; minute <= 120; minute += 10) {
		clock.now = START + minute * MINUTE_MS;
		for (const { log, finish } of [one, start()]) {
			log.alert("mail.stopped", { minute });
			log.alert("backup.failed", { minute });
			await finish();
		}
	}
	const posted = bodies().map(({ event, details }) => [event, details.minute]);
	expect(posted).toEqual(
		[0, 60, 120].flatMap((minute) => [
			["mail.stopped", minute],
			["backup.failed", minute],
		]),
	);
});

test.each([
	["is damaged", "{"],
	["has a time of a clock that was wrong", `{"mail.stopped":${START + 400 * 24 * 60 * MINUTE_MS}}`],
	["has no numbers", '{"mail.stopped":"yesterday"}'],
])("a file of times that %s keeps no alert back", async (_, content) => {
	const { log, file, calls } = await setUp();
	writeFileSync(file, content);
	log.alert("mail.stopped");
	await until(() => calls.length === 1);
});

test("an alert that cannot be posted is posted a minute later, with what is known by then", async () => {
	const { log, failures, bodies, calls } = await setUp(0, 500);
	log.alert("mail.stopped", { id: "1" });
	await until(() => failures.length === 1);
	log.alert("mail.stopped", { id: "2" });
	log.alert("disk.low");
	vi.advanceTimersByTime(MINUTE_MS);
	await until(() => failures.length === 2);
	expect(failures).toEqual([
		"ALERT_URL cannot be reached (UND_ERR_SOCKET). Check this setting and the network; it is tried again.",
		"ALERT_URL answered 500. Check this setting; it is tried again.",
	]);
	vi.advanceTimersByTime(MINUTE_MS);
	await until(() => calls.length === 4);
	expect(bodies().slice(2)).toMatchObject([
		{ event: "mail.stopped", details: { id: "2" } },
		{ event: "disk.low" },
	]);
});

test("a receiver that is away makes one failure a minute, however many alerts there are", async () => {
	const { log, failures } = await setUp(500, 500, 500);
	for (let times = 0; times < 100; times++) log.alert("store.unavailable");
	await until(() => failures.length === 1);
	for (let times = 0; times < 100; times++) log.alert("store.unavailable");
	expect(vi.getTimerCount()).toBe(1);
	expect(failures).toHaveLength(1);
});
