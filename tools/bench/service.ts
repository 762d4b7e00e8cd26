/**
 * Measures the service against yardsticks on the same machine in the same run, and says each
 * figure as a ratio to its yardstick: absolute times say more about the machine than about us.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SEND_JSON_PATH } from "#shared/enquiry.ts";
import { type Ask, closedLoop, openLoop, percentile, send } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { cpuTime, endAll, freePort, type Server, startFile } from "./processes.ts";

const SITE = "build/client";
const PAGE: Ask = { method: "GET", headers: { "Accept-Encoding": "br" } };
/** So many that the hundredths of a second of a process's clock are less than a microsecond a request. */
const STATIC_REQUESTS = 20_000;
const INTAKE_REQUESTS = 12_000;
const STATIC_GOAL = 3;
const INTAKE_GOAL = 1.3;
const PER_SECOND = 200;
const SECONDS = 10;

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const say = (line: string) => process.stdout.write(`${line}\n`);

let number = 0;
function enquiry(): Ask {
	const fields = {
		user_name: "Ada Lovelace",
		company: "Analytical Engines",
		phone: "6512345678",
		user_email: "ada@example.com",
		enquiryType: "Other",
		message: `No. ${++number}. ${"We need an engine that weaves algebra. ".repeat(8)}`,
		enquiry_id: `bench-${number}`,
	};
	const identifiers = { service_id: "own", template_id: "enquiry", user_id: "public" };
	return {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ ...identifiers, template_params: fields }),
	};
}

/** CPU time of a server for each request, in microseconds: the median of rounds that take turns. */
async function costs(servers: Server[], count: number, next: (server: Server) => Promise<void>) {
	const rounds: number[][] = servers.map(() => []);
	for (let round = 0; round < 6; round++) {
		for (const [i, server] of servers.entries()) {
			const before = cpuTime(server);
			await next(server);
			// The first round warms up.
			if (round > 0) rounds[i]?.push((cpuTime(server) - before) / count);
		}
	}
	return rounds.map((all) => all.sort((a, b) => a - b)[2] ?? 0);
}

const verdict = (ratio: number, goal: number) =>
	`${ratio.toFixed(2)}× (goal at most ${goal}×${ratio > goal ? ": MISSED" : ""})`;

async function startService(env: Record<string, string>): Promise<Server> {
	const port = await freePort();
	return startFile("service/main.ts", [], {
		port,
		env: {
			PORT: String(port),
			DATA_DIR: mkdtempSync(join(folder, "data-")),
			RATE_LIMIT_PER_MINUTE: "0",
			...env,
		},
	});
}

async function benchStatic(): Promise<void> {
	const nginx = await startNginx(mkdtempSync(join(folder, "nginx-")), SITE);
	const service = await startService({ SMTP_URL: "smtp://127.0.0.1:1" });
	const servers = nginx ? [service, nginx] : [service];
	const [ours, theirs] = await Promise.all(servers.map(({ address }) => send(address, PAGE)));
	if (ours?.encoding !== "br" || (theirs && theirs.bytes !== ours.bytes)) {
		throw new Error("The servers do not give the same compressed page.");
	}
	const count = STATIC_REQUESTS;
	const [own = 0, yardstick] = await costs(servers, count, ({ address }) =>
		closedLoop(count, () => send(`${address}/`, PAGE)),
	);
	say(`Home page, ${ours.bytes} bytes of brotli: ${own.toFixed(0)} µs of CPU a request`);
	if (yardstick === undefined) {
		say("  nginx with its module brotli-static is not installed: not compared.");
	} else {
		say(`  nginx: ${yardstick.toFixed(0)} µs; ours is ${verdict(own / yardstick, STATIC_GOAL)}`);
	}
}

async function benchIntake(): Promise<void> {
	const servers = await Promise.all(
		["sqlite", "none"].map(async (store) => {
			const port = await freePort();
			const env = {
				PORT: String(port),
				RATE_LIMIT_PER_MINUTE: "0",
				DATA_DIR: mkdtempSync(join(folder, "data-")),
			};
			return startFile("tools/bench/intake-service.ts", [store], { port, env });
		}),
	);
	const count = INTAKE_REQUESTS;
	const [stored = 0, without = 1] = await costs(servers, count, ({ address }) =>
		closedLoop(count, () => send(address + SEND_JSON_PATH, enquiry())),
	);
	say(`Enquiry, checked and durable: ${stored.toFixed(0)} µs of CPU a request`);
	say(
		`  without a store: ${without.toFixed(0)} µs; ours is ${verdict(stored / without, INTAKE_GOAL)}`,
	);
}

async function benchLatency(): Promise<void> {
	const smtpPort = await freePort();
	const port = await freePort();
	const sink = await startFile("tools/bench/mail-sink.ts", [String(smtpPort), String(port)], {
		port,
	});
	const service = await startService({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
	const mails = async () => Number(await (await fetch(sink.address)).text());
	const ask = () => send(service.address + SEND_JSON_PATH, enquiry());
	await openLoop(PER_SECOND, 2, ask);
	const [before, cpu] = [await mails(), cpuTime(service)];
	const times = await openLoop(PER_SECOND, SECONDS, ask);
	const sent = (await mails()) - before;
	const busy = (cpuTime(service) - cpu) / (SECONDS * 10_000);
	const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
	say(
		`${PER_SECOND} enquiries a second for ${SECONDS} s: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
	);
	say(`  meanwhile ${sent} mails went out; the service used ${busy.toFixed(0)} % of a core`);
}

try {
	if (!existsSync(SITE)) throw new Error("There is no built site yet. Run npm run build first.");
	await benchStatic();
	await benchIntake();
	await benchLatency();
} catch (error) {
	say((error as Error).message);
	process.exitCode = 1;
} finally {
	endAll();
	rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
