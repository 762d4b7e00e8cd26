import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../service/support/eventually.ts";
import { hasPostgres, startPostgres } from "../../service/support/postgres.ts";
import { type ServiceProcess, startServiceProcess } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { storedRecords } from "../../service/support/stored-records.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { startLoad } from "../load.ts";
import { allMailed, tally } from "../tally.ts";

const RESTARTS = 60;
/** Ten visitors with this rest send about 100 enquiries a second. */
const VISITORS = { visitors: 10, restMs: 90 };
/** Longest wait for a page, which usually takes a few milliseconds. */
const PAGE_TIMEOUT_MS = 5_000;

const ENDINGS = ["fast", "immediate", "kill"] as const;

/** Asks every process for the home page in turns, until it is stopped. */
function startReading(services: readonly ServiceProcess[]) {
	const times: number[] = [];
	let stopping = false;
	const read = async () => {
		while (!stopping) {
			for (const { address } of services) {
				const asked = performance.now();
				const page = await fetch(address, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
				expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Home")]);
				times.push(performance.now() - asked);
			}
			await new Promise((next) => setTimeout(next, 20));
		}
	};
	const done = read();
	// Rethrown by `stop`.
	done.catch(() => {});
	return {
		times,
		async stop() {
			stopping = true;
			await done;
		},
	};
}

test.skipIf(!hasPostgres())(
	`no process ends, every page is answered and nothing is lost in ${RESTARTS} restarts and kills of PostgreSQL under load`,
	{
		timeout: 600_000,
	},
	async () => {
		const server = await startPostgres();
		onTestFinished(() => server.remove());
		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		const cwd = siteFolder();
		const env = { DATABASE_URL: await server.database(), SMTP_URL: sink.url, RETRY_BASE_MS: "100" };
		const services = await Promise.all([1, 2].map(() => startServiceProcess(cwd, env)));
		const pages = startReading(services);
		const load = startLoad(
			services.map(({ address }) => address),
			VISITORS,
		);
		for (let restart = 0; restart < RESTARTS; restart++) {
			const before = load.acknowledged.size;
			await eventually(() => load.acknowledged.size).toBeGreaterThan(before + 30);
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
		await pages.stop();
		await allMailed(cwd, env);
		const slowest = Math.max(...pages.times).toFixed(0);
		console.log(`pages answered meanwhile: ${pages.times.length}, the slowest in ${slowest} ms`);
		const records = await storedRecords(cwd, env);
		tally(`PostgreSQL restarted ${RESTARTS} times`, load.acknowledged, records, sink);
	},
);
