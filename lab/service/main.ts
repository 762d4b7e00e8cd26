/**
 * `npm run lab:service` measures the CPU time that the service spends on a page and on an enquiry.
 * Absolute times depend on the machine, so each is compared with a baseline measured in the same
 * run.
 *
 * Fails if a figure exceeds its limit. `--save` writes the figures to docs/quality.md and the page
 * about quality.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { limitOf } from "#content/quality/limits.ts";
import type { FigureId } from "#content/schema/quality.ts";
import { SqliteDatabase } from "#service/database/sqlite.ts";
import { databasePath, openSqliteFile } from "#service/database/sqlite-file.ts";
import { schema } from "#service/enquiries/schema.ts";
import { SEND_JSON_PATH } from "#shared/enquiry.ts";
import { buildSite } from "#tools/run/build-site.ts";
import { say } from "#tools/run/step.ts";
import { addBacklog } from "../../tests/service/support/backlog.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { measuredCommit, saveMeasurements } from "../measurements.ts";
import { median } from "../median.ts";
import { saveSection, table } from "../report.ts";
import { enquiry } from "./enquiry.ts";
import { closedLoop, openLoop, percentile, type RequestSpec, send } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { cpuTime, killAll, type Server, startFile } from "./processes.ts";

const SITE = "build/client";
const PAGE: RequestSpec = { method: "GET", headers: { "Accept-Encoding": "br" } };
/** Enough that a tick of the kernel's clock is less than a microsecond per request. */
const PAGES = 20_000;
const ENQUIRIES = 12_000;
const ROUNDS = 5;
const PER_SECOND = 200;
const SECONDS = 10;
/** Mails that wait for their next try. */
const [FEW, MANY] = [10, 100_000];
const ENQUIRIES_WITH_BACKLOG = 3_000;
/** CPU time of an enquiry while many mails wait, relative to few. */
const BACKLOG_LIMIT = limitOf("backlog");
/** CPU time of /healthz while many mails wait, in milliseconds. */
const HEALTH_LIMIT_MS = limitOf("health");
/** CPU time of a page relative to nginx with brotli_static. */
const PAGE_LIMIT = limitOf("page-cost");
/** CPU time of an enquiry relative to the same service without a database. Not met so far. */
const ENQUIRY_GOAL = limitOf("enquiry-cost");

const folder = mkdtempSync(join(tmpdir(), "lab-service-"));
const newFolder = (name: string) => mkdtempSync(join(folder, `${name}-`));

type Figure = {
	what: string;
	measured: string;
	limit?: string;
	/** The figure of the page about quality. */
	saved?: { id: FigureId; value: number };
};

/** CPU time per request of each server in microseconds: the median of alternating rounds. */
async function costs(servers: Server[], requests: number, run: (server: Server) => Promise<void>) {
	for (const server of servers) await run(server);
	const rounds = servers.map(() => [] as number[]);
	for (let round = 0; round < ROUNDS; round++) {
		for (const [index, server] of servers.entries()) {
			const before = cpuTime(server);
			await run(server);
			rounds[index]?.push((cpuTime(server) - before) / requests);
		}
	}
	return rounds.map(median);
}

async function startService(file: string, args: string[], env: Record<string, string> = {}) {
	const port = await freePort();
	const settings = {
		PORT: String(port),
		DATA_DIR: newFolder("data"),
		RATE_LIMIT_PER_MINUTE: "0",
		ENQUIRIES_PER_HOUR: "0",
		// Override .env, so that no test enquiry reaches a real database or webhook.
		DATABASE_URL: "",
		WEBHOOK_URL: "",
	};
	return startFile(file, args, { port, env: { ...settings, ...env } });
}

const rounded = (value: number) => Number(value.toFixed(2));

/** Exceeded limits fail the run. */
function limited(id: FigureId, value: number, limit: number, unit: string): Omit<Figure, "what"> {
	const exceeded = value > limit;
	if (exceeded) process.exitCode = 1;
	return {
		measured: `${value.toFixed(2)} ${unit}`,
		limit: `${limit} ${unit}${exceeded ? ", exceeded" : ""}`,
		saved: { id, value: rounded(value) },
	};
}

async function pageCosts(): Promise<Figure[]> {
	const service = await startService("service/main.ts", [], { SMTP_URL: "smtp://127.0.0.1:1" });
	const nginx = await startNginx(newFolder("nginx"), SITE);
	const servers = nginx ? [service, nginx] : [service];
	const [ownPage, nginxPage] = await Promise.all(servers.map(({ address }) => send(address, PAGE)));
	if (ownPage?.encoding !== "br" || (nginxPage && nginxPage.bytes !== ownPage.bytes)) {
		throw new Error("The servers do not send the same compressed page.");
	}
	const [page = 0, baseline] = await costs(servers, PAGES, ({ address }) =>
		closedLoop(PAGES, () => send(`${address}/`, PAGE)),
	);
	const figure = { what: "CPU time of the home page", measured: `${page.toFixed(0)} µs` };
	if (baseline === undefined) {
		say("nginx with the brotli_static module is not installed: skipping the comparison.");
		return [figure];
	}
	return [
		figure,
		{
			what: "relative to nginx with `brotli_static`",
			...limited("page-cost", page / baseline, PAGE_LIMIT, "×"),
		},
	];
}

async function enquiryCosts(): Promise<Figure[]> {
	const servers = await Promise.all(
		["sqlite", "none"].map((store) => startService("lab/service/intake-service.ts", [store])),
	);
	const [stored = 0, without = 1] = await costs(servers, ENQUIRIES, ({ address }) =>
		closedLoop(ENQUIRIES, () => send(address + SEND_JSON_PATH, enquiry())),
	);
	const ratio = stored / without;
	return [
		{ what: "CPU time of an enquiry, checked and durable", measured: `${stored.toFixed(0)} µs` },
		{
			what: "relative to the service without a database",
			measured: `${ratio.toFixed(2)} ×`,
			limit: `goal ${ENQUIRY_GOAL} ×${ratio > ENQUIRY_GOAL ? ", not met" : ""}`,
			saved: { id: "enquiry-cost", value: rounded(ratio) },
		},
	];
}

/** Starts a mail server. `mails` resolves to the number of mails that it has received. */
async function startSink() {
	const [smtpPort, port] = [await freePort(), await freePort()];
	const ports = [String(smtpPort), String(port)];
	const { address } = await startFile("lab/service/mail-sink.ts", ports, { port });
	const mails = async () => Number(await (await fetch(address)).text());
	return { url: `smtp://127.0.0.1:${smtpPort}`, mails };
}

async function startWithBacklog(waiting: number, smtpUrl: string): Promise<Server> {
	const folder = newFolder("backlog");
	const database = new SqliteDatabase(openSqliteFile(databasePath(folder), schema));
	await addBacklog(database, waiting, Date.now());
	await database.close();
	return startService("service/main.ts", [], { DATA_DIR: folder, SMTP_URL: smtpUrl });
}

async function backlogCosts(): Promise<Figure[]> {
	const sink = await startSink();
	const servers = [await startWithBacklog(MANY, sink.url), await startWithBacklog(FEW, sink.url)];
	const [many = 0, few = 1] = await costs(servers, ENQUIRIES_WITH_BACKLOG, async ({ address }) => {
		const all = (await sink.mails()) + ENQUIRIES_WITH_BACKLOG;
		await closedLoop(ENQUIRIES_WITH_BACKLOG, () => send(address + SEND_JSON_PATH, enquiry()));
		while ((await sink.mails()) < all) await pause(50);
	});
	const [health = 0] = await costs(servers.slice(0, 1), ENQUIRIES_WITH_BACKLOG, ({ address }) =>
		closedLoop(ENQUIRIES_WITH_BACKLOG, () => send(`${address}/healthz`, PAGE)),
	);
	const waiting = `with ${MANY.toLocaleString("en")} mails waiting`;
	return [
		{
			what: `CPU time of an enquiry and its mail ${waiting}, relative to ${FEW}`,
			...limited("backlog", many / few, BACKLOG_LIMIT, "×"),
		},
		{
			what: `CPU time of /healthz ${waiting}`,
			...limited("health", health / 1000, HEALTH_LIMIT_MS, "ms"),
		},
	];
}

async function responseTimes(): Promise<Figure[]> {
	const { url, mails } = await startSink();
	const service = await startService("service/main.ts", [], { SMTP_URL: url });
	const sendEnquiry = () => send(service.address + SEND_JSON_PATH, enquiry());
	await openLoop(PER_SECOND, 2, sendEnquiry);
	const [mailsBefore, cpuBefore] = [await mails(), cpuTime(service)];
	const times = await openLoop(PER_SECOND, SECONDS, sendEnquiry);
	const sent = (await mails()) - mailsBefore;
	const busy = (cpuTime(service) - cpuBefore) / (SECONDS * 10_000);
	const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
	return [
		{
			what: `response time at ${PER_SECOND} enquiries per second: median, 99th percentile`,
			measured: `${p50.toFixed(1)} ms, ${p99.toFixed(1)} ms`,
		},
		{
			what: "mails sent meanwhile, share of one core used",
			measured: `${sent}, ${busy.toFixed(0)} %`,
		},
	];
}

const commit = process.argv.includes("--save") ? measuredCommit() : undefined;
await buildSite();
try {
	const figures = [
		...(await pageCosts()),
		...(await enquiryCosts()),
		...(await backlogCosts()),
		...(await responseTimes()),
	];
	const text = table(
		["figure", "measured", "limit"],
		figures.map(({ what, measured, limit = "" }) => [what, measured, limit]),
	);
	say(`\n${text}\n`);
	if (commit) {
		saveSection("service", text);
		const saved = figures.flatMap(({ saved }) =>
			saved ? [[saved.id, { value: saved.value }]] : [],
		);
		saveMeasurements(commit, Object.fromEntries(saved));
	}
} finally {
	killAll();
	rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
