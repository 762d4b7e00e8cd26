import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writeHostFiles } from "#tools/build/host-files.ts";
import { freePort } from "../../support/free-port.ts";
import { ROOT } from "./service-process.ts";
import { POLICY } from "./site-folder.ts";

/** Bundling and starting takes about 4 s on two cores. */
const START_TIMEOUT_MS = 90_000;

export type WorkerProcess = { address: string; readonly output: string; stop(): Promise<void> };

export type WorkerOptions = {
	/** The folder of the sources; this project by default. */
	root?: string;
	/** The folder of the Durable Object, which stays; by default a new one that `stop` removes. */
	state?: string;
};

/**
 * Starts the Worker locally with `wrangler dev`.
 * @param site a folder that contains a built site
 */
export async function startWorker(
	site: string,
	settings: Record<string, string> = {},
	options: WorkerOptions = {},
): Promise<WorkerProcess> {
	const { root = ROOT, state = mkdtempSync(join(tmpdir(), "worker-test-")) } = options;
	const port = await freePort();
	const client = join(site, "build/client");
	writeHostFiles(client, POLICY);
	const flags = { config: "worker/wrangler.jsonc", assets: client, ip: "127.0.0.1" };
	const child = spawn(
		resolve(ROOT, "node_modules/.bin/node"),
		[
			resolve(ROOT, "node_modules/wrangler/bin/wrangler.js"),
			"dev",
			...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]),
			...["--port", String(port), "--inspector-port", "0", "--persist-to", state],
			...Object.entries(settings).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
		],
		{
			cwd: root,
			// A separate process group, so that `stop` also kills the runtime that wrangler starts.
			detached: true,
			stdio: ["ignore", "pipe", "pipe"],
			env: {
				PATH: process.env.PATH,
				HOME: state,
				CI: "true",
				WRANGLER_SEND_METRICS: "false",
				CLOUDFLARE_CF_FETCH_ENABLED: "false",
			},
		},
	);
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (text) => {
			output += text;
		});
	}
	let ended = false;
	const exit = once(child, "exit").then(() => {
		ended = true;
	});
	const stop = async () => {
		if (!ended && child.pid) process.kill(-child.pid, "SIGKILL");
		await exit;
		if (!options.state) rmSync(state, { recursive: true, force: true, maxRetries: 5 });
	};
	for (const end = Date.now() + START_TIMEOUT_MS; !output.includes("Ready on"); ) {
		if (ended || Date.now() > end) {
			await stop();
			throw new Error(`The Worker did not start: ${output}`);
		}
		await new Promise((next) => setTimeout(next, 50));
	}
	return {
		address: `http://127.0.0.1:${port}`,
		get output() {
			return output;
		},
		stop,
	};
}
