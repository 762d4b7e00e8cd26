import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#service/store/sqlite.ts";
import { ada, json, multipart, urlEncoded } from "../support/enquiry-requests.ts";
import { testService } from "../support/test-service.ts";

describe("idempotency", () => {
	const keyed = (fields: Record<string, string>) => ({ ...fields, enquiry_id: "key-1" });

	test("the same key and content is stored once, however it is sent", async () => {
		const service = testService();
		for (const request of [multipart, multipart, (fields: typeof ada) => json(fields)]) {
			expect((await service.ask(request(keyed(ada) as never))).status).toBe(200);
		}
		expect((await service.ask(urlEncoded(keyed(ada)))).status).toBe(303);
		expect(service.stored()).toEqual([
			expect.objectContaining({ conflict: false, mail: "pending" }),
		]);
	});

	test("the same key with other content: both are kept, mailed and flagged", async () => {
		const service = testService();
		await service.ask(multipart(keyed(ada)));
		await service.ask(multipart(keyed({ ...ada, message: "Another" })));
		await service.ask(multipart({ ...ada, enquiry_id: "key-2" }));
		expect(service.stored().map(({ conflict, mail }) => [conflict, mail])).toEqual([
			[true, "pending"],
			[true, "pending"],
			[false, "pending"],
		]);
	});

	test("without a key every enquiry is new", async () => {
		const service = testService();
		await service.ask(multipart(ada));
		await service.ask(multipart({ ...ada, enquiry_id: " " }));
		expect(service.stored()).toHaveLength(2);
	});

	test("twenty at once are one", async () => {
		const service = testService();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => service.ask(multipart(keyed(ada)))),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(service.stored()).toHaveLength(1);
	});
});

describe("quarantine", () => {
	test.each([
		["a filled honeypot", { homepage: "http://spam.example" }],
		["sent faster than anyone types", { elapsed_ms: "49" }],
		["a negative time", { elapsed_ms: "-1" }],
		["a time that is no whole number", { elapsed_ms: "soon" }],
	])("%s: OK for the sender, stored, no mail", async (_, trap) => {
		const service = testService();
		const response = await service.ask(multipart({ ...ada, ...trap }));
		expect([response.status, await response.text()]).toEqual([200, "OK"]);
		expect(service.stored()).toEqual([
			expect.objectContaining({ ...ada, quarantined: true, mail: "none" }),
		]);
	});

	test.each([
		["neither field", {}],
		["both empty, as without JavaScript", { homepage: "", elapsed_ms: "" }],
		["a plausible time", { elapsed_ms: "50" }],
	])("%s: not held", async (_, trap) => {
		const service = testService();
		await service.ask(multipart({ ...ada, ...trap }));
		expect(service.stored()).toEqual([
			expect.objectContaining({ quarantined: false, mail: "pending" }),
		]);
	});

	test("a repeat that is not held goes out, although its first sending was held", async () => {
		const service = testService();
		await service.ask(multipart({ ...ada, enquiry_id: "k", homepage: "filled" }));
		await service.ask(multipart({ ...ada, enquiry_id: "k" }));
		expect(service.stored().map(({ mail }) => mail)).toEqual(["none", "pending"]);
	});
});

describe("durability", () => {
	test("the store is in WAL with synchronous FULL and a bounded wait for locks", () => {
		const { db } = testService();
		const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
		expect(pragma("journal_mode")).toBe("wal");
		expect(pragma("synchronous")).toBe(2);
		expect(pragma("busy_timeout")).toBe(500);
	});

	test("an enquiry and its mail are committed together or not at all", async () => {
		const service = testService();
		service.db.exec(
			"CREATE TRIGGER broken BEFORE INSERT ON outbox BEGIN SELECT raise(ABORT, 'no'); END",
		);
		expect((await service.ask(multipart(ada))).status).toBe(503);
		expect(service.stored()).toEqual([]);
		service.db.exec("DROP TRIGGER broken");
		expect((await service.ask(multipart(ada))).status).toBe(200);
	});

	test("a store of a newer version is not touched", () => {
		const service = testService();
		service.db.exec("PRAGMA user_version = 99");
		expect(() => openDatabase(service.path)).toThrow(/newer version/);
	});

	test("a full disk: 503 and Retry-After, nothing half stored, and it recovers", async () => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
		const pages = Number(Object.values(service.db.prepare("PRAGMA page_count").get() ?? {})[0]);
		service.db.exec(`PRAGMA max_page_count = ${pages + 4}`);
		const large = (i: number) => multipart({ ...ada, message: `${i} ${"m".repeat(9_000)}` });
		const statuses = [];
		for (let i = 0; i < 6; i++) statuses.push((await service.ask(large(i))).status);
		expect(statuses.at(-1)).toBe(503);
		const refused = await service.ask(large(7));
		expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
		expect(await refused.text()).toMatch(/^We cannot take enquiries now\./);
		expect(service.stored()).toHaveLength(statuses.filter((status) => status === 200).length);

		service.db.exec("PRAGMA max_page_count = 100000");
		expect((await service.ask(large(8))).status).toBe(200);
	});

	test("many at once share commits, and one that cannot be stored takes no other along", async () => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
		service.db.exec(
			"CREATE TRIGGER broken BEFORE INSERT ON enquiries WHEN NEW.message = 'No. 7' BEGIN SELECT raise(ABORT, 'no'); END",
		);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, i) => service.ask(multipart({ ...ada, message: `No. ${i}` }))),
		);
		expect(answers.map(({ status }, i) => [i, status])).toEqual(
			answers.map((_, i) => [i, i === 7 ? 503 : 200]),
		);
		expect(service.stored()).toHaveLength(19);
		const health = await service.ask(new Request("http://127.0.0.1/healthz"));
		expect(health.status).toBe(503);
		expect(await health.json()).toMatchObject({ status: "unhealthy", ok: false, notStored: 1 });
		service.clock.now += 61_000;
		expect((await service.ask(new Request("http://127.0.0.1/healthz"))).status).toBe(200);
	});

	test("twenty at once on a locked store wait for it once, not twenty times", async () => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
		const other = new DatabaseSync(service.path);
		other.exec("BEGIN IMMEDIATE");
		const started = performance.now();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => service.ask(multipart(ada))),
		);
		expect(performance.now() - started).toBeLessThan(2_500);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
		other.exec("ROLLBACK");
		other.close();
	});

	test("a locked store: 503 within a second, and it recovers", async () => {
		const service = testService();
		const other = new DatabaseSync(service.path);
		other.exec("BEGIN IMMEDIATE");
		const started = performance.now();
		const refused = await service.ask(urlEncoded(ada));
		expect(performance.now() - started).toBeLessThan(1_500);
		expect(refused.status).toBe(503);
		expect(refused.headers.get("content-type")).toMatch(/^text\/html/);
		other.exec("ROLLBACK");
		other.close();
		expect((await service.ask(multipart(ada))).status).toBe(200);
		expect(service.stored()).toHaveLength(1);
	});
});
