import { connect, createServer } from "node:net";
import { pipeline } from "node:stream";
import { expect, test } from "vitest";
import { eventually } from "../../service/support/eventually.ts";
import { testSink } from "../../service/support/mail-servers.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "../../service/support/postgres.ts";
import { storedRecords } from "../../service/support/run-command.ts";
import { type ServiceProcess, startServiceProcess } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { atTestEnd } from "../../service/support/temp-folder.ts";
import { freePort } from "../../support/free-port.ts";
import { enquiryRequest, type Load, startLoad } from "../load.ts";
import { allMailed, endLeases, tally } from "../tally.ts";

const testPostgres = test.skipIf(!hasPostgres());

async function newServer(source?: PostgresServer): Promise<PostgresServer> {
	const server = await startPostgres(source);
	atTestEnd(() => server.remove());
	return server;
}

/** Starts services on one database, with a mail server. */
async function startServices(
	count: number,
	DATABASE_URL: string,
	more: Record<string, string> = {},
) {
	const cwd = siteFolder();
	const sink = await testSink();
	const env = { DATABASE_URL, SMTP_URL: sink.url, RETRY_BASE_MS: "100", ...more };
	const start = () => startServiceProcess(cwd, env);
	const services = await Promise.all(Array.from({ length: count }, start));
	const [first, second] = services as [ServiceProcess, ServiceProcess];
	const addresses = services.map(({ address }) => address);
	return {
		...{ services, first, second, addresses, sink, start },
		mailed: (within?: number) => allMailed(cwd, env, within),
		records: () => storedRecords(cwd, env),
	};
}

const more = async (load: Load, count: number) => {
	const enough = load.acknowledged.size + count;
	await eventually(() => load.acknowledged.size).toBeGreaterThan(enough);
};

testPostgres("no mail is lost when one of two processes is killed", async () => {
	const server = await newServer();
	const url = await server.database();
	const { first, addresses, sink, mailed, records } = await startServices(2, url);
	const load = startLoad(addresses, { restMs: 5 });
	await more(load, 60);
	await first.end("SIGKILL");
	await more(load, 30);
	await load.stop();
	await endLeases(server, url);
	await mailed();
	tally("two processes on one database", load.acknowledged, await records(), sink);
});

const RESTARTS = 60;
/** Longest wait for a page, which usually takes a few milliseconds. */
const PAGE_TIMEOUT_MS = 5_000;
const ENDINGS = ["fast", "immediate", "kill"] as const;

/** Asks every process for the home page in turns, until it is stopped. */
function startReading(services: readonly ServiceProcess[]) {
	let pages = 0;
	let stopping = false;
	const read = async () => {
		while (!stopping) {
			for (const { address } of services) {
				const page = await fetch(address, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
				expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Home")]);
				pages += 1;
			}
			await new Promise((next) => setTimeout(next, 20));
		}
	};
	const done = read();
	// Rethrown by `stop`.
	done.catch(() => {});
	return async () => {
		stopping = true;
		await done;
		return pages;
	};
}

testPostgres(
	`no process ends, every page is answered and nothing is lost in ${RESTARTS} restarts and kills of PostgreSQL under load`,
	{ timeout: 600_000 },
	async () => {
		const server = await newServer();
		const url = await server.database();
		const started = await startServices(2, url);
		const { services, addresses, sink, mailed, records } = started;
		const stopReading = startReading(services);
		// About 100 enquiries a second.
		const load = startLoad(addresses, { visitors: 10, restMs: 90 });
		for (let restart = 0; restart < RESTARTS; restart++) {
			await more(load, 30);
			// End it at a random moment during the next requests.
			await new Promise((next) => setTimeout(next, Math.random() * 60));
			const ending = ENDINGS[restart % ENDINGS.length] ?? "kill";
			await (ending === "kill" ? server.kill() : server.stop(ending));
			await server.start();
			for (const { child, stderr } of services) {
				expect(child.exitCode ?? child.signalCode, stderr.slice(-2_000)).toBe(null);
			}
		}
		await load.stop();
		console.log(`pages answered meanwhile: ${await stopReading()}`);
		await endLeases(server, url);
		await mailed();
		tally(`PostgreSQL restarted ${RESTARTS} times`, load.acknowledged, await records(), sink);
	},
);

/** An address that leads to a server, and to another one after a failover: a name, or a moving IP. */
async function addressOf(target: number) {
	const proxy = createServer((client) => {
		const server = connect(target, "127.0.0.1");
		pipeline(client, server, client, () => {});
	});
	const port = await freePort();
	proxy.listen(port, "127.0.0.1");
	atTestEnd(() => proxy.close());
	return {
		port,
		moveTo(port: number) {
			target = port;
		},
	};
}

/** Starts a primary with a synchronous standby, and an address for both. */
async function pair() {
	const primary = await newServer();
	const { pathname } = new URL(await primary.database());
	const standby = await newServer(primary);
	// Set after the copy; otherwise the promoted standby would wait for its own standby.
	await primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
	await primary.sql("SELECT pg_reload_conf()");
	const state = async () => (await primary.sql("SELECT sync_state FROM pg_stat_replication"))[0];
	await eventually(state).toEqual({ sync_state: "sync" });
	const address = await addressOf(primary.port);
	const url = `postgres://enquiries@127.0.0.1:${address.port}${pathname}`;
	const moveTo = ({ port }: PostgresServer) => address.moveTo(port);
	return { primary, standby, url, moveTo, name: pathname.slice(1) };
}

testPostgres(
	"nothing is lost when a process and the primary are killed and the standby takes over",
	{ timeout: 300_000 },
	async () => {
		const { primary, standby, url, moveTo, name } = await pair();
		const { first, addresses, sink, mailed, records } = await startServices(3, url);
		const load = startLoad(addresses, { visitors: 6, restMs: 10 });
		await more(load, 150);
		await first.end("SIGKILL");
		await more(load, 150);
		await primary.kill();
		// At least one request must fail before the standby takes over.
		await eventually(() => load.outcomes.get(503) ?? 0).toBeGreaterThan(0);
		const [{ promoted } = {}] = await standby.sql("SELECT pg_promote() AS promoted");
		expect(promoted).toBe(true);
		moveTo(standby);
		await more(load, 150);
		await load.stop();
		await endLeases(standby, standby.url(name));
		await mailed();
		tally("primary lost", load.acknowledged, await records(), sink);
	},
);

testPostgres("while the standby is frozen, nothing is acknowledged, not even a retry", async () => {
	const { standby, url } = await pair();
	const { first, records } = await startServices(1, url, { SMTP_URL: "smtp://127.0.0.1:1" });
	const acknowledged = new Set<number>();
	const send = async (number: number) => {
		const { status } = await enquiryRequest(number, first.address);
		if (status === 200) acknowledged.add(number);
		return status;
	};
	expect(await send(1)).toBe(200);
	standby.freeze(true);
	try {
		expect(await Promise.all([send(2), send(3)])).toEqual([503, 503]);
		expect(await send(2)).toBe(503);
	} finally {
		standby.freeze(false);
	}
	await eventually(() => send(2)).toBe(200);
	tally("standby frozen", acknowledged, await records());
});
