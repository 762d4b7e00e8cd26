/**
 * `npm run lab:service`: what a page and an enquiry cost the service, beside yardsticks on the same
 * machine in the same run: absolute times say more about the machine than about the service.
 *
 * Fails when a page costs more than its limit. `--save` writes the figures into docs/quality.md.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SEND_JSON_PATH } from "#shared/enquiry.ts";
import { buildSite } from "#tools/run/build-site.ts";
import { say } from "#tools/run/step.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { median } from "../median.ts";
import { saveSection, table } from "../report.ts";
import { enquiry } from "./enquiry.ts";
import { type Ask, closedLoop, openLoop, percentile, send } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { cpuTime, endAll, type Server, startFile } from "./processes.ts";

const SITE = "build/client";
const PAGE: Ask = { method: "GET", headers: { "Accept-Encoding": "br" } };
/** So many that the ticks of the kernel's clock are less than a microsecond for each request. */
const PAGES = 20_000;
const ENQUIRIES = 12_000;
const ROUNDS = 5;
const PER_SECOND = 200;
const SECONDS = 10;
/** CPU time of a page, by that of nginx with brotli_static. */
const PAGE_LIMIT = 3;
/** CPU time of an enquiry, by that of the same service without a store. Not met so far. */
const ENQUIRY_GOAL = 1.3;

const folder = mkdtempSync(join(tmpdir(), "lab-service-"));
const newFolder = (name: string) => mkdtempSync(join(folder, `${name}-`));

type Figure = { what: string; measured: string; limit?: string };

/** CPU time of each server for one request in microseconds: the median of rounds in turns. */
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
		// Whatever .env says, no enquiry of the lab gets into a real database or a webhook.
		DATABASE_URL: "",
		WEBHOOK_URL: "",
	};
	return startFile(file, args, { port, env: { ...settings, ...env } });
}

async function pageCosts(): Promise<Figure[]> {
	const service = await startService("service/main.ts", [], { SMTP_URL: "smtp://127.0.0.1:1" });
	const nginx = await startNginx(newFolder("nginx"), SITE);
	const servers = nginx ? [service, nginx] : [service];
	const [ours, theirs] = await Promise.all(servers.map(({ address }) => send(address, PAGE)));
	if (ours?.encoding !== "br" || (theirs && theirs.bytes !== ours.bytes)) {
		throw new Error("The servers do not send the same compressed page.");
	}
	const [page = 0, yardstick] = await costs(servers, PAGES, ({ address }) =>
		closedLoop(PAGES, () => send(`${address}/`, PAGE)),
	);
	const figure = { what: "CPU time of the home page", measured: `${page.toFixed(0)} µs` };
	if (yardstick === undefined) {
		say("nginx with its module brotli-static is not installed: the page is not compared.");
		return [figure];
	}
	const ratio = page / yardstick;
	if (ratio > PAGE_LIMIT) process.exitCode = 1;
	return [
		figure,
		{
			what: "the same, by nginx with `brotli_static`",
			measured: `${ratio.toFixed(2)} ×`,
			limit: `${PAGE_LIMIT} ×${ratio > PAGE_LIMIT ? ", passed" : ""}`,
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
			what: "the same, by the service without a store",
			measured: `${ratio.toFixed(2)} ×`,
			limit: `goal ${ENQUIRY_GOAL} ×${ratio > ENQUIRY_GOAL ? ", not met" : ""}`,
		},
	];
}

async function answerTimes(): Promise<Figure[]> {
	const [smtpPort, port] = [await freePort(), await freePort()];
	const sinkPorts = [String(smtpPort), String(port)];
	const sink = await startFile("lab/service/mail-sink.ts", sinkPorts, { port });
	const service = await startService("service/main.ts", [], {
		SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
	});
	const mails = async () => Number(await (await fetch(sink.address)).text());
	const ask = () => send(service.address + SEND_JSON_PATH, enquiry());
	await openLoop(PER_SECOND, 2, ask);
	const [mailsBefore, cpuBefore] = [await mails(), cpuTime(service)];
	const times = await openLoop(PER_SECOND, SECONDS, ask);
	const sent = (await mails()) - mailsBefore;
	const busy = (cpuTime(service) - cpuBefore) / (SECONDS * 10_000);
	const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
	return [
		{
			what: `answers at ${PER_SECOND} enquiries a second: median, 99th percentile`,
			measured: `${half.toFixed(1)} ms, ${most.toFixed(1)} ms`,
		},
		{
			what: "meanwhile: mails sent, share of a core used",
			measured: `${sent}, ${busy.toFixed(0)} %`,
		},
	];
}

await buildSite();
try {
	const figures = [...(await pageCosts()), ...(await enquiryCosts()), ...(await answerTimes())];
	const text = table(
		["what", "measured", "limit"],
		figures.map(({ what, measured, limit = "" }) => [what, measured, limit]),
	);
	say(`\n${text}\n`);
	if (process.argv.includes("--save")) saveSection("service", text);
} finally {
	endAll();
	rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
