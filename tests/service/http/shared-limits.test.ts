import { expect, test } from "vitest";
import { describeOnPostgres } from "../support/each-engine.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import type { PostgresServer } from "../support/postgres.ts";
import { type ServiceProcess, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { storedRecords } from "../support/stored-records.ts";

const LISTENERS = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";

/** Starts two services on one database, and waits until each hears the other. */
async function twoProcesses(server: PostgresServer, env: Record<string, string>) {
	const url = await server.database();
	const all = { DATABASE_URL: url, ...env };
	const first = await startServiceProcess(siteFolder(), all);
	const second = await startServiceProcess(siteFolder(), all);
	const listeners = async () =>
		(await server.sql(`${LISTENERS} AND datname = current_database()`, url)).map(({ pid }) => pid);
	await eventually(async () => (await listeners()).length).toBe(2);
	return { url, first, second, listeners };
}

/** Sends different enquiries one after the other, and counts those that were taken. */
async function taken(service: ServiceProcess, count: number, name: string): Promise<number> {
	let accepted = 0;
	for (let i = 0; i < count; i++) {
		const status = await service.enquire({ ...ada, message: `${name} ${i}` });
		expect([200, 429]).toContain(status);
		if (status === 200) accepted++;
	}
	return accepted;
}

describeOnPostgres("two processes on one PostgreSQL", (server) => {
	test("count the enquiries of a client together, also after a lost connection", async () => {
		const { url, first, second, listeners } = await twoProcesses(server(), {
			RATE_LIMIT_PER_MINUTE: "20",
		});
		const before = await listeners();
		await server().sql(
			"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'",
			url,
		);
		await eventually(async () =>
			(await listeners()).filter((pid) => !before.includes(pid)),
		).toHaveLength(2);
		expect(await taken(first, 20, "first")).toBe(20);
		// A count may arrive a moment late. Alone, the second process would take 20.
		expect(await taken(second, 20, "second")).toBeLessThan(10);
		expect((await second.end("SIGTERM")).code).toBe(0);
	});

	test("count the enquiries of an hour together, and lose none", async () => {
		const { url, first, second } = await twoProcesses(server(), { ENQUIRIES_PER_HOUR: "20" });
		expect(await taken(first, 20, "first")).toBe(20);
		expect(await taken(second, 20, "second")).toBe(20);
		const stored = await storedRecords("", { DATABASE_URL: url });
		expect(stored).toHaveLength(40);
		expect(stored.filter(({ quarantineReason }) => quarantineReason === null).length).toBeLessThan(
			30,
		);
	});
});
