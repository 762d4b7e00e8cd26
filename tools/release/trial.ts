import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settingNames } from "#service/settings/settings.ts";

/** How long a service may take to start, in milliseconds. It usually takes one second. */
const START_LIMIT_MS = 60_000;
/** As TimeoutStopSec in deploy/website.service, in milliseconds. */
const STOP_LIMIT_MS = 30_000;

/**
 * All settings are empty, so that it neither sends anything nor opens the real database. What Node
 * compiles stays in the release, with which the service starts in two thirds of the time.
 */
function trialEnvironment(dataDir: string): NodeJS.ProcessEnv {
	const empty = Object.fromEntries(settingNames.map((name) => [name, ""]));
	const cache = { NODE_COMPILE_CACHE: "node_modules/.cache/node" };
	return { ...process.env, ...empty, ...cache, PORT: "0", DATA_DIR: dataDir };
}

/**
 * Starts the service of a release for a moment, on a free port and with an empty database of its own,
 * and asks for the home page and its health.
 * @throws Error when it does not start or does not answer with 200
 */
export async function tryRelease(folder: string): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), "release-trial-"));
	const service = spawn(join(folder, "node_modules/.bin/node"), ["service/main.ts"], {
		cwd: folder,
		env: trialEnvironment(dataDir),
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	const address = new Promise<string>((ready, fail) => {
		const timer = setTimeout(
			() => fail(new Error("it did not start within a minute")),
			START_LIMIT_MS,
		);
		for (const stream of [service.stdout, service.stderr]) {
			stream.on("data", (text) => {
				output += text;
				const [, found] = /^Ready: (\S+)$/m.exec(output) ?? [];
				if (found) ready(found);
			});
		}
		service.on("error", fail);
		service.on("exit", () => {
			clearTimeout(timer);
			fail(new Error(output.trim()));
		});
	});
	const ended = once(service, "exit");
	try {
		for (const path of ["/", "/healthz"]) {
			const { status } = await fetch((await address) + path);
			if (status !== 200) throw new Error(`it answered ${status} at ${path}`);
		}
	} catch (cause) {
		throw new Error(`The new release does not start: ${(cause as Error).message}`, { cause });
	} finally {
		// Node writes what it has compiled when it ends by itself.
		service.kill("SIGTERM");
		const kill = setTimeout(() => service.kill("SIGKILL"), STOP_LIMIT_MS);
		if (service.exitCode === null && service.signalCode === null) await ended;
		clearTimeout(kill);
		rmSync(dataDir, { recursive: true, force: true });
	}
}
