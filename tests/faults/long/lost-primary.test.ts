import { describe, expect, onTestFinished, test } from "vitest";
import { eventually } from "../../service/support/eventually.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "../../service/support/postgres.ts";
import { startServiceProcess } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { storedRecords } from "../../service/support/stored-records.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { enquiryRequest, startLoad } from "../load.ts";
import { allMailed, endLeases, tally } from "../tally.ts";

/** Starts a primary with a synchronous standby. */
async function pair(): Promise<{
	primary: PostgresServer;
	standby: PostgresServer;
	url: string;
	name: string;
}> {
	const primary = await startPostgres();
	onTestFinished(() => primary.remove());
	const { pathname } = new URL(await primary.database());
	const standby = await startPostgres(primary);
	onTestFinished(() => standby.remove());
	// Set after the copy; otherwise the promoted standby would wait for its own standby.
	await primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
	await primary.sql("SELECT pg_reload_conf()");
	const state = async () => (await primary.sql("SELECT sync_state FROM pg_stat_replication"))[0];
	await eventually(state).toEqual({ sync_state: "sync" });
	const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`;
	const url = `postgres://enquiries@${hosts}${pathname}?target_session_attrs=primary`;
	return { primary, standby, url, name: pathname.slice(1) };
}

describe.skipIf(!hasPostgres())(
	"PostgreSQL with a synchronous standby",
	{
		timeout: 300_000,
	},
	() => {
		test("nothing is lost when a process and the primary are killed and the standby takes over", async () => {
			const { primary, standby, url, name } = await pair();
			const sink = await startSmtpSink();
			onTestFinished(() => sink.close());
			const cwd = siteFolder();
			const env = { DATABASE_URL: url, SMTP_URL: sink.url, RETRY_BASE_MS: "100" };
			const nodes = await Promise.all([1, 2, 3].map(() => startServiceProcess(cwd, env)));
			const load = startLoad(
				nodes.map(({ address }) => address),
				{ visitors: 6, restMs: 10 },
			);
			const more = async (count: number) => {
				const enough = load.acknowledged.size + count;
				await eventually(() => load.acknowledged.size).toBeGreaterThan(enough);
			};
			await more(150);
			await nodes[0]?.end("SIGKILL");
			await more(150);
			await primary.kill();
			// At least one request must fail before the standby takes over.
			await eventually(() => load.outcomes.get(503) ?? 0).toBeGreaterThan(0);
			const [{ promoted } = {}] = await standby.sql("SELECT pg_promote() AS promoted");
			expect(promoted).toBe(true);
			await more(150);
			await load.stop();
			await endLeases(standby, standby.url(name));
			await allMailed(cwd, env);
			tally("primary lost", load.acknowledged, await storedRecords(cwd, env), sink);
		});

		test("while the standby is frozen, nothing is acknowledged, not even a retry", async () => {
			const { standby, url } = await pair();
			const env = { DATABASE_URL: url, SMTP_URL: "smtp://127.0.0.1:1" };
			const cwd = siteFolder();
			const { address } = await startServiceProcess(cwd, env);
			const acknowledged = new Set<number>();
			const send = async (number: number) => {
				const { status } = await enquiryRequest(number, address);
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
			tally("standby frozen", acknowledged, await storedRecords(cwd, env));
		});
	},
);
