import { connect, createServer } from "node:net";
import { pipeline } from "node:stream";
import { expect, test } from "vitest";
import { eventually } from "../../service/support/eventually.ts";
import { testSink } from "../../service/support/mail-servers.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "../../service/support/postgres.ts";
import { storedRecords } from "../../service/support/run-command.ts";
import { startServiceProcess } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { atTestEnd } from "../../service/support/temp-folder.ts";
import { freePort } from "../../support/free-port.ts";
import { sendEnquiry, startLoad } from "../load.ts";
import { allMailed, tally } from "../tally.ts";

async function newServer(source?: PostgresServer): Promise<PostgresServer> {
	const server = await startPostgres(source);
	atTestEnd(() => server.remove());
	return server;
}

/** Starts services on one database, with a mail server. */
async function startServices(count: number, DATABASE_URL: string) {
	const cwd = siteFolder();
	const sink = await testSink();
	const env = { DATABASE_URL, SMTP_URL: sink.url, RETRY_BASE_MS: "100" };
	const start = () => startServiceProcess(cwd, env);
	const services = await Promise.all(Array.from({ length: count }, start));
	const load = startLoad(
		services.map(({ address }) => address),
		{ visitors: 10, restMs: 90 },
	);
	return {
		...{ services, load },
		/** @param url of the database on the server that is left */
		async expectNothingLost(title: string, server: PostgresServer, url: string) {
			await load.more(90);
			// The leases of killed processes and lost connections end, as after fourteen minutes.
			await server.sql(
				"UPDATE outbox SET due_at = 0, lease_until = 0 WHERE state = 'pending'",
				url,
			);
			// New mails wake the workers, which otherwise look once a minute.
			await load.more(20);
			await load.stop();
			await allMailed(cwd, env);
			tally(title, load.acknowledged, await storedRecords(cwd, env), sink);
		},
	};
}

const RESTARTS = 24;
const ENDINGS = ["fast", "immediate", "kill"] as const;

test.skipIf(!hasPostgres())(
	`no process ends, every page is answered and nothing is lost in ${RESTARTS} restarts and kills of PostgreSQL under load`,
	{ timeout: 600_000 },
	async () => {
		const server = await newServer();
		const url = await server.database();
		const { services, load, expectNothingLost } = await startServices(2, url);
		for (let restart = 0; restart < RESTARTS; restart++) {
			await load.more(30);
			// End it at a random moment during the next requests.
			await new Promise((next) => setTimeout(next, Math.random() * 60));
			const ending = ENDINGS[restart % ENDINGS.length] ?? "kill";
			await (ending === "kill" ? server.kill() : server.stop(ending));
			const askPage = async ({ address }: { address: string }) =>
				(await fetch(address, { signal: AbortSignal.timeout(5_000) })).status;
			// At once: while nobody listens there, a connection to the port could take the port itself.
			const [pages] = await Promise.all([Promise.all(services.map(askPage)), server.start()]);
			expect(pages).toEqual([200, 200]);
			for (const { child, stderr } of services)
				expect(child.exitCode ?? child.signalCode, stderr.slice(-2_000)).toBe(null);
		}
		await expectNothingLost(`PostgreSQL restarted ${RESTARTS} times`, server, url);
	},
);

/** Starts a primary with a synchronous standby, and an address that leads to one of them: a moving IP. */
async function pair() {
	const primary = await newServer();
	const { pathname } = new URL(await primary.database());
	const standby = await newServer(primary);
	// Set after the copy; otherwise the promoted standby would wait for its own standby.
	await primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
	await primary.sql("SELECT pg_reload_conf()");
	const state = async () => (await primary.sql("SELECT sync_state FROM pg_stat_replication"))[0];
	await eventually(state).toEqual({ sync_state: "sync" });
	let target = primary.port;
	const proxy = createServer((client) => {
		const server = connect(target, "127.0.0.1");
		pipeline(client, server, client, () => {});
	});
	const port = await freePort();
	proxy.listen(port, "127.0.0.1");
	atTestEnd(() => proxy.close());
	return {
		...{ primary, standby },
		url: `postgres://enquiries@127.0.0.1:${port}${pathname}`,
		standbyUrl: standby.url(pathname.slice(1)),
		moveToStandby() {
			target = standby.port;
		},
	};
}

test.skipIf(!hasPostgres())(
	"nothing is lost when a process and the primary are killed and the standby takes over",
	{ timeout: 300_000 },
	async () => {
		const { primary, standby, url, standbyUrl, moveToStandby } = await pair();
		const { services, load, expectNothingLost } = await startServices(3, url);
		await load.more(150);
		await services[0]?.end("SIGKILL");
		await load.more(150);
		await primary.kill();
		// At least one request must fail before the standby takes over.
		await eventually(() => load.outcomes.get(503) ?? 0).toBeGreaterThan(0);
		expect(await standby.sql("SELECT pg_promote() AS promoted")).toEqual([{ promoted: true }]);
		moveToStandby();
		await expectNothingLost("primary lost", standby, standbyUrl);
	},
);

test.skipIf(!hasPostgres())(
	"while the standby is frozen, nothing is acknowledged, not even a retry",
	async () => {
		const { standby, url } = await pair();
		const { address } = await startServiceProcess(siteFolder(), { DATABASE_URL: url });
		const send = () => sendEnquiry(1, address);
		standby.freeze(true);
		try {
			expect([await send(), await send()]).toEqual([503, 503]);
		} finally {
			standby.freeze(false);
		}
		await eventually(send).toBe(200);
	},
);
