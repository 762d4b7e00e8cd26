import { expect, test } from "vitest";
import { databaseOpener } from "#service/database/open-database.ts";
import { describeOnPostgres, openForTest } from "../support/each-engine.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { serviceOn, testLog } from "../support/test-service.ts";

describeOnPostgres("on PostgreSQL", (server) => {
	test("a database that cannot be used is named with advice that fits the cause", async () => {
		const { log } = testLog();
		const opening = (databaseUrl: string) => databaseOpener({ databaseUrl, dataDir: "" }, log)();
		const url = await server().database();
		await (await openForTest(url)).query("UPDATE schema_version SET version = 99");
		await expect(opening(url)).rejects.toThrow(
			/^DATABASE_URL cannot be used: postgres:\S+: it was written by a newer version .+\. Update the service\.$/,
		);
		await expect(opening(server().url("missing"))).rejects.toThrow(
			/"missing" does not exist\. Check that the database runs and that user, password and database name are right\.$/,
		);
	});

	test("commits are on disk, and the URL may have other settings of the session", async () => {
		const database = await openForTest(
			`${await server().database()}?options=-c%20lock_timeout%3D9s`,
		);
		const shown = async (name: string) => (await database.query(`SHOW ${name}`))[0]?.[name];
		expect([await shown("synchronous_commit"), await shown("lock_timeout")]).toEqual(["on", "9s"]);
	});

	test("a request gets 503 while the server is frozen, and new connections work afterwards", async () => {
		const deadlineMs = 700;
		const { enquire, stored } = serviceOn(await openForTest(await server().database(), deadlineMs));
		expect(await enquire(ada)).toBe(200);
		server().freeze(true);
		const started = performance.now();
		try {
			expect(await enquire({ ...ada, enquiry_id: "frozen" })).toBe(503);
		} finally {
			server().freeze(false);
		}
		expect(performance.now() - started).toBeLessThan(5 * deadlineMs);
		// On a busy machine a new connection may take longer than the short deadline of this test.
		await eventually(() => enquire({ ...ada, enquiry_id: "frozen" })).toBe(200);
		expect(await stored()).toHaveLength(2);
	});
});
