import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#service/database/postgres.ts";
import { schema, textColumns } from "#service/enquiries/schema.ts";
import { createLog } from "#service/log/log.ts";
import { databaseOpener } from "#service/open-database.ts";
import { readSettings } from "#service/settings/settings.ts";
import { readHealth } from "#service/watch/health.ts";
import { describeOnPostgres } from "../support/each-engine.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { openForTest } from "../support/open-for-test.ts";
import { storedRecords } from "../support/stored-records.ts";
import { testOutbox } from "../support/test-outbox.ts";
import { serviceOn } from "../support/test-service.ts";

describeOnPostgres("on PostgreSQL", (server) => {
	const records = (url: string) => storedRecords("", { DATABASE_URL: url });

	test("several processes can create the tables concurrently", async () => {
		const url = await server().database();
		const databases = await Promise.all(Array.from({ length: 6 }, () => openForTest(url)));
		const responses = await Promise.all(
			databases.map((database) => database.query("SELECT version FROM schema_version")),
		);
		expect(responses).toEqual(databases.map(() => [{ version: schema.steps.length }]));
	});

	test("the column of a new field is added at startup, blank in existing rows, and is kept", async () => {
		const url = await server().database();
		const service = serviceOn(await openForTest(url));
		await service.send(multipart(ada));
		const columns = [...textColumns, "country"];
		const withCountry = { ...schema, textColumns: { table: "enquiries", columns } };
		for (let opened = 0; opened < 2; opened++) {
			const database = await openPostgres(url, withCountry);
			expect(await database.query("SELECT user_name, country FROM enquiries")).toEqual([
				{ user_name: ada.user_name, country: "" },
			]);
			await database.close();
		}
		// A process without the field can still store and read enquiries.
		expect((await service.send(multipart({ ...ada, message: "Another" }))).status).toBe(200);
		expect(await service.stored()).toHaveLength(2);
	});

	test("a database of an earlier version is migrated with its rows", async () => {
		const url = await server().database();
		const earlier = await openPostgres(url, { ...schema, steps: schema.steps.slice(0, 2) });
		await serviceOn(earlier).send(multipart(ada));
		await earlier.close();
		const database = await openForTest(url);
		const service = serviceOn(database);
		await service.send(multipart({ ...ada, message: "Another" }));
		expect((await service.stored()).map(({ mail }) => mail)).toEqual(["pending", "pending"]);
		expect(await readHealth(database, readSettings({}), Date.now())).toMatchObject({
			pending: 2,
			stopped: 0,
		});
		expect(await testOutbox(database).claim(4)).toHaveLength(2);
	});

	test("a database of version 2 keeps its deliveries", async () => {
		const url = await server().database();
		const old = await openPostgres(url, { ...schema, steps: schema.steps.slice(0, 2) });
		await old.query(`INSERT INTO enquiries (id, received_at, content_hash, user_name, company,
			phone, user_email, enquiry_type, message)
			VALUES ('e', 1, 'h', 'n', '', '', 'a@b.c', 'Other', 'm')`);
		await old.query(`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at, sent_at)
			VALUES ('e', 'mail', 'sent', 2, 3, 5), ('e', 'webhook', 'pending', 2, 3, NULL)`);
		const rows = "SELECT * FROM outbox ORDER BY kind";
		const before = await old.query(rows);
		await old.close();
		const database = await openForTest(url);
		expect(await database.query(rows)).toEqual(before);
		expect(before).toHaveLength(2);
		await database.query("DELETE FROM enquiries");
		expect(await database.query(rows)).toEqual([]);
	});

	test("a database of a newer version is not opened", async () => {
		const url = await server().database();
		const database = await openForTest(url);
		await database.query("UPDATE schema_version SET version = 99");
		await expect(openPostgres(url, schema)).rejects.toThrow(
			/newer version of this service\. Update the service\.$/,
		);
	});

	test("a migration may take longer than the longest wait for a statement", async () => {
		const url = `${await server().database()}?statement_timeout=1000`;
		const steps = [...schema.steps, "SELECT pg_sleep(4)"];
		const database = await openPostgres(url, { ...schema, steps }, 1_500);
		onTestFinished(() => database.close());
		expect(await database.query("SELECT version FROM schema_version")).toEqual([
			{ version: steps.length },
		]);
		await expect(database.query("SELECT pg_sleep(4)")).rejects.toThrow(/statement timeout/);
	});

	test("the advice fits the cause", async () => {
		const opening = async (url: string) =>
			databaseOpener(
				{ databaseUrl: url, dataDir: "" },
				createLog(() => {}),
			)();
		const url = await server().database();
		await (await openForTest(url)).query("UPDATE schema_version SET version = 99");
		await expect(opening(url)).rejects.toThrow(
			/^DATABASE_URL cannot be used: postgres:\S+: it was written by .+\. Update the service\.$/,
		);
		await expect(opening(server().url("missing"))).rejects.toThrow(
			/"missing" does not exist\. Check that the database runs and that user, password and database name are right\.$/,
		);
	});

	test("a server that asks for a password gets it, and a wrong one is refused", async () => {
		const access = join(server().folder, "pg_hba.conf");
		const others = readFileSync(access, "utf8");
		writeFileSync(access, `host all guarded 127.0.0.1/32 scram-sha-256\n${others}`);
		onTestFinished(async () => {
			writeFileSync(access, others);
			await server().sql("SELECT pg_reload_conf()");
		});
		await server().sql("SELECT pg_reload_conf()");
		await server().sql("CREATE ROLE guarded LOGIN SUPERUSER PASSWORD 'a password'");
		const as = (login: string, url: string) => url.replace(/\/\/[^@]*@/, `//${login}@`);
		const url = await server().database();
		const database = await openForTest(as("guarded:a%20password", url));
		expect(await database.query("SELECT current_user AS name")).toEqual([{ name: "guarded" }]);
		await expect(openForTest(as("guarded:another", url))).rejects.toThrow(
			/password authentication failed/,
		);
	});

	test("a server with fsync off is rejected", async () => {
		const url = await server().database();
		await server().sql("ALTER SYSTEM SET fsync = off");
		await server().sql("SELECT pg_reload_conf()");
		onTestFinished(async () => {
			await server().sql("ALTER SYSTEM RESET fsync");
			await server().sql("SELECT pg_reload_conf()");
		});
		const fsync = async () => (await server().sql("SHOW fsync"))[0];
		await eventually(fsync).toEqual({ fsync: "off" });
		await expect(openPostgres(url, schema)).rejects.toThrow(
			/fsync is off, .+\. Set fsync to on\.$/,
		);
	});

	test("the URL may have settings of the session", async () => {
		const url = `${await server().database()}?application_name=two%20words&options=-c%20lock_timeout%3D9s`;
		const database = await openForTest(url);
		const shown = async (name: string) => (await database.query(`SHOW ${name}`))[0]?.[name];
		expect(await shown("application_name")).toBe("two words");
		expect(await shown("lock_timeout")).toBe("9s");
		expect(await shown("synchronous_commit")).toBe("on");
	});

	test("sslmode in the URL controls TLS", async () => {
		const [key, certificate] = ["server.key", "server.crt"].map((name) =>
			join(server().folder, name),
		) as [string, string];
		const self = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=db"];
		execFileSync("openssl", [...self, "-keyout", key, "-out", certificate], { stdio: "ignore" });
		execFileSync("chown", [`--reference=${server().folder}`, key, certificate]);
		await server().sql("ALTER SYSTEM SET ssl = on");
		await server().sql("SELECT pg_reload_conf()");
		const url = await server().database();
		const encrypted = async (mode: string) => {
			const database = await openForTest(`${url}?sslmode=${mode}`);
			const text = "SELECT ssl::text AS ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
			return (await database.query(text))[0]?.ssl;
		};
		await eventually(() => encrypted("require").catch(() => "not yet")).toBe("true");
		expect(await encrypted("prefer")).toBe("true");
		expect(await encrypted("disable")).toBe("false");
		await expect(openPostgres(`${url}?sslmode=verify-full`, schema)).rejects.toThrow(/self.signed/);
	});

	test("concurrent enquiries with the same key and different content are all flagged as conflicts", async () => {
		const url = await server().database();
		const services = [serviceOn(await openForTest(url)), serviceOn(await openForTest(url))];
		for (let round = 0; round < 20; round++) {
			const statuses = await Promise.all(
				services.flatMap(({ send }, i) => [
					send(multipart({ ...ada, enquiry_id: `k${round}`, message: `${i}` })),
					send(multipart({ ...ada, enquiry_id: `k${round}`, message: "same" })),
				]),
			);
			expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		}
		const all = await records(url);
		expect(all).toHaveLength(20 * 3);
		expect(all.filter(({ conflict }) => !conflict)).toEqual([]);
	});

	test("four workers claim each of 200 mails once", async () => {
		const url = await server().database();
		const databases = await Promise.all(Array.from({ length: 4 }, () => openForTest(url)));
		const [first] = databases;
		if (!first) throw new Error("There is no database.");
		const { send } = serviceOn(first);
		await Promise.all(
			Array.from({ length: 200 }, (_, i) => send(multipart({ ...ada, message: `${i}` }))),
		);
		const claimed = await Promise.all(
			databases.map(async (database) => {
				const outbox = testOutbox(database);
				const ids: string[] = [];
				for (let claims = await outbox.claim(4); claims.length > 0; ) {
					ids.push(...claims.map(({ id }) => id));
					claims = await outbox.claim(4);
				}
				return ids;
			}),
		);
		expect(claimed.flat()).toHaveLength(200);
		expect(new Set(claimed.flat()).size).toBe(200);
	});

	test("a request gets 503 while the server is frozen, and new connections work afterwards", async () => {
		const deadlineMs = 700;
		const url = await server().database();
		const { send, stored } = serviceOn(await openForTest(url, deadlineMs));
		expect((await send(multipart(ada))).status).toBe(200);
		server().freeze(true);
		const started = performance.now();
		try {
			expect((await send(multipart({ ...ada, enquiry_id: "frozen" }))).status).toBe(503);
		} finally {
			server().freeze(false);
		}
		expect(performance.now() - started).toBeLessThan(5 * deadlineMs);
		// On a busy machine a new connection may take longer than the short deadline of this test.
		const again = async () => (await send(multipart({ ...ada, enquiry_id: "frozen" }))).status;
		await eventually(again).toBe(200);
		expect(await stored()).toHaveLength(2);
	});

	test("of several idle connections that do not answer any more, only one costs a request", async () => {
		const database = await openForTest(await server().database(), 1_500);
		const rows = await Promise.all(
			Array.from({ length: 5 }, () =>
				database.query("SELECT pg_backend_pid() AS pid, pg_sleep(0.5)::text"),
			),
		);
		const sessions = new Set(rows.map(([row]) => Number(row?.pid)));
		expect(sessions.size).toBe(5);
		for (const pid of sessions) process.kill(pid, "SIGSTOP");
		try {
			await expect(database.query("SELECT 1")).rejects.toThrow(/did not answer within 1500 ms/);
			for (let calls = 0; calls < 5; calls++) {
				expect(await database.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
			}
		} finally {
			for (const pid of sessions) process.kill(pid, "SIGCONT");
		}
	});
});
