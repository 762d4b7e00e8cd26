import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { ada, askHealth, json, multipart, urlEncoded } from "../support/enquiry-requests.ts";
import { type TestService, testService } from "../support/test-service.ts";

/** How long a call waits for a lock, in milliseconds. */
const LOCK_WAIT_MS = 500;

const healthOf = (service: TestService) => service.send(askHealth());

/** Locks the database file from a second connection. @returns a function that unlocks it */
function lock(service: TestService): () => void {
	const other = new DatabaseSync(service.path);
	onTestFinished(() => other.close());
	other.exec("BEGIN IMMEDIATE");
	return () => other.exec("ROLLBACK");
}

describe("idempotency", () => {
	const keyed = (fields: Record<string, string>) => ({ ...fields, enquiry_id: "key-1" });

	test("the same key and content are stored once, in any request format", async () => {
		const service = testService();
		for (const request of [multipart, multipart, (fields: typeof ada) => json(fields)]) {
			expect((await service.send(request(keyed(ada) as never))).status).toBe(200);
		}
		expect((await service.send(urlEncoded(keyed(ada)))).status).toBe(303);
		expect(await service.stored()).toEqual([
			expect.objectContaining({ conflict: false, mail: "pending" }),
		]);
	});

	test("enquiries with the same key and different content are both stored, mailed and flagged", async () => {
		const service = testService();
		await service.send(multipart(keyed(ada)));
		await service.send(multipart(keyed({ ...ada, message: "Another" })));
		await service.send(multipart({ ...ada, enquiry_id: "key-2" }));
		expect((await service.stored()).map(({ conflict, mail }) => [conflict, mail])).toEqual([
			[true, "pending"],
			[true, "pending"],
			[false, "pending"],
		]);
	});

	test("without a key every enquiry is new", async () => {
		const service = testService();
		await service.send(multipart(ada));
		await service.send(multipart({ ...ada, enquiry_id: " " }));
		expect(await service.stored()).toHaveLength(2);
	});

	test("twenty concurrent requests with the same key are stored once", async () => {
		const service = testService();
		const responses = await Promise.all(
			Array.from({ length: 20 }, () => service.send(multipart(keyed(ada)))),
		);
		expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
		expect(await service.stored()).toHaveLength(1);
	});
});

describe("quarantine", () => {
	test.each([
		["a filled honeypot", { homepage: "http://spam.example" }],
		["a form sent faster than anyone types", { elapsed_ms: "49" }],
		["a negative time", { elapsed_ms: "-1" }],
		["a time that is not a whole number", { elapsed_ms: "soon" }],
	])("%s: responds with OK, stores the enquiry and sends no mail", async (_, trap) => {
		const service = testService();
		const response = await service.send(multipart({ ...ada, ...trap }));
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
		await service.send(multipart({ ...ada, ...trap }));
		expect(await service.stored()).toEqual([
			expect.objectContaining({ quarantined: false, mail: "pending" }),
		]);
	});

	test("a retry that is not quarantined is mailed even if the first request was quarantined", async () => {
		const service = testService();
		await service.send(multipart({ ...ada, enquiry_id: "k", homepage: "filled" }));
		await service.send(multipart({ ...ada, enquiry_id: "k" }));
		expect((await service.stored()).map(({ mail }) => mail)).toEqual(["none", "pending"]);
	});
});

describe("durability", () => {
	test("SQLite uses WAL and synchronous FULL, and never blocks the process to wait for a lock", () => {
		const { file } = testService();
		const pragma = (name: string) => Object.values(file.prepare(`PRAGMA ${name}`).get() ?? {})[0];
		expect(pragma("journal_mode")).toBe("wal");
		expect(pragma("synchronous")).toBe(2);
		expect(pragma("busy_timeout")).toBe(0);
	});

	test("an enquiry and its mail are committed together or not at all", async () => {
		const service = testService();
		service.file.exec(
			"CREATE TRIGGER broken BEFORE INSERT ON outbox BEGIN SELECT raise(ABORT, 'no'); END",
		);
		expect((await service.send(multipart(ada))).status).toBe(503);
		expect(await service.stored()).toEqual([]);
		service.file.exec("DROP TRIGGER broken");
		expect((await service.send(multipart(ada))).status).toBe(200);
	});

	test("on a full disk enquiries get 503, none is partly stored, and the service recovers", async () => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
		const pages = Number(Object.values(service.file.prepare("PRAGMA page_count").get() ?? {})[0]);
		service.file.exec(`PRAGMA max_page_count = ${pages + 4}`);
		const large = (i: number) => multipart({ ...ada, message: `${i} ${"m".repeat(9_000)}` });
		const statuses = [];
		for (let i = 0; i < 6; i++) statuses.push((await service.send(large(i))).status);
		expect(statuses.at(-1)).toBe(503);
		const refused = await service.send(large(7));
		expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
		expect(await refused.text()).toMatch(/^We cannot take enquiries at the moment\./);
		const accepted = statuses.filter((status) => status === 200).length;
		expect(await service.stored()).toHaveLength(accepted);

		service.file.exec("PRAGMA max_page_count = 100000");
		expect((await service.send(large(8))).status).toBe(200);
	});

	test("an enquiry that cannot be stored does not affect others in the same commit", async () => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
		service.file.exec(
			"CREATE TRIGGER broken BEFORE INSERT ON enquiries WHEN NEW.message = 'No. 7' BEGIN SELECT raise(ABORT, 'no'); END",
		);
		const responses = await Promise.all(
			Array.from({ length: 20 }, (_, i) =>
				service.send(multipart({ ...ada, message: `No. ${i}` })),
			),
		);
		expect(responses.map(({ status }, i) => [i, status])).toEqual(
			responses.map((_, i) => [i, i === 7 ? 503 : 200]),
		);
		expect(await service.stored()).toHaveLength(19);
		const health = await healthOf(service);
		expect(health.status).toBe(503);
		expect(await health.json()).toMatchObject({ status: "down", ok: false, notStored: 1 });
		service.clock.now += 61_000;
		expect((await healthOf(service)).status).toBe(200);
	});

	test("twenty concurrent enquiries on a locked file wait for the lock together", async () => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
		const unlock = lock(service);
		const started = performance.now();
		const responses = await Promise.all(
			Array.from({ length: 20 }, () => service.send(multipart(ada))),
		);
		expect(performance.now() - started).toBeLessThan(10 * LOCK_WAIT_MS);
		expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
		unlock();
	});

	test("on a locked file an enquiry gets 503 after half a second, and the service recovers", async () => {
		const service = testService();
		const unlock = lock(service);
		const started = performance.now();
		const refused = await service.send(urlEncoded(ada));
		expect(performance.now() - started).toBeLessThan(5 * LOCK_WAIT_MS);
		expect(refused.status).toBe(503);
		unlock();
		expect((await service.send(multipart(ada))).status).toBe(200);
		expect(await service.stored()).toHaveLength(1);
	});
});
