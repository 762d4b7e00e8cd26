import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createOutbox } from "#service/outbox.ts";
import type { Store } from "#service/store/port.ts";
import { openPostgres } from "#service/store/postgres.ts";
import { MIGRATIONS } from "#service/store/schema.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "../support/postgres.ts";
import { runToEnd, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { serviceOn } from "../support/test-service.ts";

describe.skipIf(!hasPostgres())("on PostgreSQL", () => {
	let server: PostgresServer;
	beforeAll(async () => {
		server = await startPostgres();
	});
	afterAll(() => server.remove());

	async function open(url: string, deadlineMs?: number): Promise<Store> {
		const store = await openPostgres(url, deadlineMs);
		onTestFinished(() => store.close());
		return store;
	}

	const records = async (url: string) => {
		const { stdout } = await runToEnd("cli.ts", ["list", "--json"], tempFolder(), {
			DATABASE_URL: url,
		});
		return JSON.parse(stdout);
	};

	test("several processes may make the tables at once", async () => {
		const url = await server.database();
		const stores = await Promise.all(Array.from({ length: 6 }, () => open(url)));
		const answers = await Promise.all(
			stores.map(({ query }) => query("SELECT version FROM schema_version")),
		);
		expect(answers).toEqual(stores.map(() => [{ version: MIGRATIONS.length }]));
	});

	test("a database of a newer version is not touched", async () => {
		const url = await server.database();
		const { query } = await open(url);
		await query("UPDATE schema_version SET version = 99");
		await expect(openPostgres(url)).rejects.toThrow(/newer version/);
	});

	test("a server that does not write to disk at a commit is refused", async () => {
		const url = await server.database();
		await server.sql("ALTER SYSTEM SET fsync = off");
		await server.sql("SELECT pg_reload_conf()");
		onTestFinished(async () => {
			await server.sql("ALTER SYSTEM RESET fsync");
			await server.sql("SELECT pg_reload_conf()");
		});
		await expect
			.poll(async () => (await server.sql("SHOW fsync"))[0], { timeout: 3000 })
			.toEqual({ fsync: "off" });
		await expect(openPostgres(url)).rejects.toThrow(/fsync is off/);
	});

	test("TLS as the address asks for it", async () => {
		const [key, certificate] = [
			join(server.folder, "server.key"),
			join(server.folder, "server.crt"),
		];
		const self = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=db"];
		execFileSync("openssl", [...self, "-keyout", key, "-out", certificate], { stdio: "ignore" });
		execFileSync("chown", [`--reference=${server.folder}`, key, certificate]);
		await server.sql("ALTER SYSTEM SET ssl = on");
		await server.sql("SELECT pg_reload_conf()");
		const url = await server.database();
		const encrypted = async (mode: string) => {
			const { query } = await open(`${url}?sslmode=${mode}`);
			const text = "SELECT ssl::text AS ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
			return (await query(text))[0]?.ssl;
		};
		await expect.poll(() => encrypted("require").catch(() => "not yet")).toBe("true");
		expect(await encrypted("disable")).toBe("false");
		await expect(openPostgres(`${url}?sslmode=verify-full`)).rejects.toThrow(/self.signed/);
	});

	test("the same key with other content, sent at once to several processes, is flagged on both", async () => {
		const url = await server.database();
		const services = [serviceOn(await open(url)), serviceOn(await open(url))];
		for (let round = 0; round < 20; round++) {
			const statuses = await Promise.all(
				services.flatMap(({ ask }, i) => [
					ask(multipart({ ...ada, enquiry_id: `k${round}`, message: `${i}` })),
					ask(multipart({ ...ada, enquiry_id: `k${round}`, message: "same" })),
				]),
			);
			expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		}
		const all = await records(url);
		expect(all).toHaveLength(20 * 3);
		expect(all.filter(({ conflict }: { conflict: boolean }) => !conflict)).toEqual([]);
	});

	test("four claimers take 200 mails, each once, and none is left out", async () => {
		const url = await server.database();
		const stores = await Promise.all(Array.from({ length: 4 }, () => open(url)));
		const [first] = stores;
		if (!first) throw new Error("no store");
		const { ask } = serviceOn(first);
		await Promise.all(
			Array.from({ length: 200 }, (_, i) => ask(multipart({ ...ada, message: `${i}` }))),
		);
		const taken = await Promise.all(
			stores.map(async (store) => {
				const outbox = createOutbox(store, Date.now, 30_000);
				const ids: string[] = [];
				for (let claims = await outbox.claim(4); claims.length > 0; ) {
					ids.push(...claims.map(({ id }) => id));
					claims = await outbox.claim(4);
				}
				return ids;
			}),
		);
		expect(taken.flat()).toHaveLength(200);
		expect(new Set(taken.flat()).size).toBe(200);
		expect(taken.filter((ids) => ids.length > 0).length).toBeGreaterThan(1);
	});

	test("a server that is killed: 503 with Retry-After; both processes go on when it is back", async () => {
		const url = await server.database();
		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		const env = { DATABASE_URL: url, SMTP_URL: sink.url };
		const services = [
			await startServiceProcess(siteFolder(), env),
			await startServiceProcess(siteFolder(), env),
		];
		expect(services[0]?.stdout).toContain(`Enquiries: postgres://127.0.0.1:${server.port}/test_`);
		for (const { enquire } of services) expect(await enquire(ada)).toBe(200);
		// A mail that is claimed when the server dies waits for its lease to end.
		await expect
			.poll(async () => (await records(url)).map(({ mail }: { mail: string }) => mail))
			.toEqual(["sent", "sent"]);
		await server.kill();
		for (const { enquire, address } of services) {
			expect(await enquire(ada)).toBe(503);
			const health = await fetch(`${address}/healthz`);
			expect([health.status, health.headers.get("retry-after")]).toEqual([503, "10"]);
		}
		await server.start();
		for (const { enquire } of services) {
			await expect.poll(() => enquire(ada), { timeout: 5_000, interval: 200 }).toBe(200);
		}
		await sink.waitForMails(4);
		const all = await records(url);
		expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(all.length);
	});

	test("a server that does not answer: 503 in time, and new connections when it is back", async () => {
		const url = await server.database();
		const { ask } = serviceOn(await open(url, 700));
		expect((await ask(multipart(ada))).status).toBe(200);
		server.freeze(true);
		const started = performance.now();
		try {
			expect((await ask(multipart({ ...ada, enquiry_id: "frozen" }))).status).toBe(503);
		} finally {
			server.freeze(false);
		}
		expect(performance.now() - started).toBeLessThan(2_000);
		expect((await ask(multipart({ ...ada, enquiry_id: "frozen" }))).status).toBe(200);
		expect(await records(url)).toHaveLength(2);
	});
});
