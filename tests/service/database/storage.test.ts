import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { ada, json, multipart, urlEncoded } from "../support/enquiry-requests.ts";
import { type TestService, testService } from "../support/test-service.ts";

/** How long a statement waits for a lock, in milliseconds. */
const BUSY_TIMEOUT_MS = 500;

const healthOf = (service: TestService) => service.ask(new Request("http://127.0.0.1/healthz"));

/** Locks the database file as another program would, and returns what unlocks it. */
function lock(service: TestService): () => void {
	const other = new DatabaseSync(service.path);
	onTestFinished(() => other.close());
	other.exec("BEGIN IMMEDIATE");
	return () => other.exec("ROLLBACK");
}

describe("idempotency", () => {
	const keyed = (fields: Record<string, string>) => ({ ...fields, enquiry_id: "key-1" });

	test("the same key and content is stored once, in whatever format it is sent", async () => {
		const service = testService();
		for (const request of [multipart, multipart, (fields: typeof ada) => json(fields)]) {
			expect((await service.ask(request(keyed(ada) as never))).status).toBe(200);
		}
		expect((await service.ask(urlEncoded(keyed(ada)))).status).toBe(303);
		expect(await service.stored()).toEqual([
			expect.objectContaining({ conflict: false, mail: "pending" }),
		]);
	});

	test("the same key with other content: both are kept, mailed and flagged", async () => {
		const service = testService();
		await service.ask(multipart(keyed(ada)));
		await service.ask(multipart(keyed({ ...ada, message: "Another" })));
		await service.ask(multipart({ ...ada, enquiry_id: "key-2" }));
		expect((await service.stored()).map(({ conflict, mail }) => [conflict, mail])).toEqual([
			[true, "pending"],
			[true, "pending"],
			[false, "pending"],
		]);
	});

	test("without a key every enquiry is new", async () => {
		const service = testService();
		await service.ask(multipart(ada));
		await service.ask(multipart({ ...ada, enquiry_id: " " }));
		expect(await service.stored()).toHaveLength(2);
	});

	test("twenty at once are stored once", async () => {
		const service = testService();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => service.ask(multipart(keyed(ada)))),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(await service.stored()).toHaveLength(1);
	});
});

describe("quarantine", () => {
	test.each([
		["a filled honeypot", { homepage: "http://spam.example" }],
		["a form sent faster than anyone types", { elapsed_ms: "49" }],
		["a negative time", { elapsed_ms: "-1" }],
		["a time that is not a whole number", { elapsed_ms: "soon" }],
	])("%s: OK for the sender, stored, no mail", async (_, trap) => {
		const service = testService();
		const response = await service.ask(multipart({ ...ada, ...trap }));
		expect([response.status, await response.text()]).toEqual([200, "OK"]);
		expect(await service.stored()).toEqual([
			expect.objectContaining({ ...ada, quarantined: true, mail: "none" }),
		]);
	});

	test.each([
		["neither field", {}],
		["both fields empty, as without script", { homepage: "", elapsed_ms: "" }],
		["a plausible time", { elapsed_ms: "50" }],
	])("%s: not quarantined", async (_, trap) => {
		const service = testService();
		await service.ask(multipart({ ...ada, ...trap }));
		expect(await service.stored()).toEqual([
			expect.objectContaining({ quarantined: false, mail: "pending" }),
		]);
	});

	test("a repeat that is not quarantined is mailed although the first one was quarantined", async () => {
		const service = testService();
		await service.ask(multipart({ ...ada, enquiry_id: "k", homepage: "filled" }));
		await service.ask(multipart({ ...ada, enquiry_id: "k" }));
		expect((await service.stored()).map(({ mail }) => mail)).toEqual(["none", "pending"]);
	});
});

describe("durability", () => {
	test("SQLite uses WAL with synchronous FULL and a short wait for locks", () => {
		const { file } = testService();
		const pragma = (name: string) => Object.values(file.prepare(`PRAGMA ${name}`).get() ?? {})[0];
		expect(pragma("journal_mode")).toBe("wal");
		expect(pragma("synchronous")).toBe(2);
		expect(pragma("busy_timeout")).toBe(BUSY_TIMEOUT_MS);
	});

	test("an enquiry and its mail are committed together or not at all", async () => {
		const service = testService();
		service.file.exec(
			"CREATE TRIGGER broken BEFORE INSERT ON outbox BEGIN SELECT raise(ABORT, 'no'); END",
		);
		expect((await service.ask(multipart(ada))).status).toBe(503);
		expect(await service.stored()).toEqual([]);
		service.file.exec("DROP TRIGGER broken");
		expect((await service.ask(multipart(ada))).status).toBe(200);
	});

	test("on a full disk enquiries get 503, nothing is half stored, and it recovers", async () => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
		const pages = Number(Object.values(service.file.prepare("PRAGMA page_count").get() ?? {})[0]);
		service.file.exec(`PRAGMA max_page_count = ${pages + 4}`);
		const large = (i: number) => multipart({ ...ada, message: `${i} ${"m".repeat(9_000)}` });
		const statuses = [];
		for (let i = 0; i < 6; i++) statuses.push((await service.ask(large(i))).status);
		expect(statuses.at(-1)).toBe(503);
		const refused = await service.ask(large(7));
		expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
		expect(await refused.text()).toMatch(/^We cannot take enquiries now\./);
		const taken = statuses.filter((status) => status === 200).length;
		expect(await service.stored()).toHaveLength(taken);

		service.file.exec("PRAGMA max_page_count = 100000");
		expect((await service.ask(large(8))).status).toBe(200);
	});

	test("of many that share a commit, one that cannot be stored harms no other", async () => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
		service.file.exec(
			"CREATE TRIGGER broken BEFORE INSERT ON enquiries WHEN NEW.message = 'No. 7' BEGIN SELECT raise(ABORT, 'no'); END",
		);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, i) => service.ask(multipart({ ...ada, message: `No. ${i}` }))),
		);
		expect(answers.map(({ status }, i) => [i, status])).toEqual(
			answers.map((_, i) => [i, i === 7 ? 503 : 200]),
		);
		expect(await service.stored()).toHaveLength(19);
		const health = await healthOf(service);
		expect(health.status).toBe(503);
		expect(await health.json()).toMatchObject({ status: "unhealthy", ok: false, notStored: 1 });
		service.clock.now += 61_000;
		expect((await healthOf(service)).status).toBe(200);
	});

	test("twenty at once on a locked file wait for the lock once, not twenty times", async () => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
		const unlock = lock(service);
		const started = performance.now();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => service.ask(multipart(ada))),
		);
		expect(performance.now() - started).toBeLessThan(10 * BUSY_TIMEOUT_MS);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
		unlock();
	});

	test("on a locked file an enquiry gets 503 soon, and it recovers", async () => {
		const service = testService();
		const unlock = lock(service);
		const started = performance.now();
		const refused = await service.ask(urlEncoded(ada));
		expect(performance.now() - started).toBeLessThan(5 * BUSY_TIMEOUT_MS);
		expect(refused.status).toBe(503);
		expect(refused.headers.get("content-type")).toMatch(/^text\/html/);
		unlock();
		expect((await service.ask(multipart(ada))).status).toBe(200);
		expect(await service.stored()).toHaveLength(1);
	});
});
