import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#service/database/postgres.ts";
import { schema } from "#service/enquiries/schema.ts";
import { describeOnPostgres } from "../../service/support/each-engine.ts";
import { ada } from "../../service/support/enquiry-requests.ts";
import { eventually } from "../../service/support/eventually.ts";
import { openForTest } from "../../service/support/open-for-test.ts";
import { startPostgres } from "../../service/support/postgres.ts";
import { startServiceProcess } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { storedRecords } from "../../service/support/stored-records.ts";
import { freePort } from "../../support/free-port.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";

describeOnPostgres("outages of PostgreSQL", (server) => {
	const records = (url: string) => storedRecords("", { DATABASE_URL: url });

	test("of several hosts the first one that accepts writes is used, also after a failover", async () => {
		const servers = [await startPostgres(), await startPostgres()] as const;
		for (const one of servers) {
			onTestFinished(() => one.remove());
			await one.database();
		}
		const [first, second] = servers;
		const ports = [await freePort(), first.port, second.port];
		const hosts = ports.map((port) => `127.0.0.1:${port}`).join();
		const database = await openForTest(
			`postgres://enquiries@${hosts}/test_1?target_session_attrs=primary`,
		);
		const port = async () => (await database.query("SHOW port"))[0]?.port;
		expect(await port()).toBe(`${first.port}`);

		// Like a standby, it accepts connections, but no writes.
		await first.sql("ALTER SYSTEM SET default_transaction_read_only = on");
		await first.stop("fast");
		await first.start();
		await eventually(port).toBe(`${second.port}`);
		await expect(openPostgres(first.url("test_1"), schema)).rejects.toThrow(
			/accepts no writes, .+\. Name the primary\.$/,
		);
	});

	test("while all connections are busy, a call gives up, and does not try another server", async () => {
		const hosts = `127.0.0.1:${server().port},127.0.0.1:${await freePort()}`;
		const [, name] = /(test_\d+)$/.exec(await server().database()) ?? [];
		const database = await openForTest(
			`postgres://enquiries@${hosts}/${name}?statement_timeout=20000`,
			20_000,
		);
		// The call waits for 3 s. With a second wait, it would get one of these connections.
		const busy = Array.from({ length: 10 }, () => database.query("SELECT pg_sleep(5)"));
		await expect(database.query("SELECT 1")).rejects.toThrow(/timeout exceeded/);
		expect(await Promise.all(busy)).toHaveLength(10);
	}, 60_000);

	test("enquiries get 503 while the server is down, and work again once it is back", async () => {
		const url = await server().database();
		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		const env = { DATABASE_URL: url, SMTP_URL: sink.url };
		const services = [
			await startServiceProcess(siteFolder(), env),
			await startServiceProcess(siteFolder(), env),
		];
		expect(services[0]?.stdout).toContain(`Enquiries: postgres://127.0.0.1:${server().port}/test_`);
		for (const { enquire } of services) expect(await enquire(ada)).toBe(200);
		// A mail claimed when the server dies would have to wait for its lease to expire.
		await eventually(async () => (await records(url)).map(({ mail }) => mail)).toEqual([
			"sent",
			"sent",
		]);
		await server().kill();
		for (const { enquire, address } of services) {
			expect(await enquire(ada)).toBe(503);
			const health = await fetch(`${address}/healthz`);
			expect([health.status, health.headers.get("retry-after")]).toEqual([503, "10"]);
		}
		await server().start();
		for (const { enquire } of services) await eventually(() => enquire(ada)).toBe(200);
		await sink.waitForMails(4, 60_000);
		const all = await records(url);
		expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(all.length);
	}, 120_000);

	test.each(["fast", "immediate"] as const)(
		"enquiries get 503 and the service goes on when a %s stop ends the server within their transactions",
		async (mode) => {
			const url = await server().database();
			const env = { DATABASE_URL: url, SMTP_URL: "smtp://127.0.0.1:1" };
			const { enquire, child } = await startServiceProcess(siteFolder(), env);
			const sessions = async (waitingFor: string) =>
				(await server().sql(`SELECT FROM pg_stat_activity WHERE wait_event = '${waitingFor}'`))
					.length;
			// Ended by the stop of the server.
			server()
				.sql("BEGIN; LOCK TABLE outbox; SELECT pg_sleep(60)", url)
				.catch(() => {});
			await eventually(() => sessions("PgSleep")).toBe(1);
			const enquiries = Array.from({ length: 8 }, () => enquire(ada));
			// On a busy machine the first ones may give up before the last ones wait.
			await eventually(() => sessions("relation")).toBeGreaterThan(0);
			await server().stop(mode);
			expect(await Promise.all(enquiries)).toEqual(Array(8).fill(503));
			await server().start();
			await eventually(() => enquire(ada)).toBe(200);
			expect(child.exitCode).toBe(null);
			expect(await records(url)).toHaveLength(1);
		},
	);
});
