/**
 * `npm run release -- <version>` builds a version beside the running one, switches to it and watches
 * it. `npm run rollback` switches to the release before. If the service is not well, both go back by
 * themselves. They run on the machine's own Node and without packages, so that the clone needs none.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loadEnvFile } from "../../service/settings/env-file.mjs";
import { keepAssets, makeRelease, point, releaseOf } from "./releases.mjs";

const POLL_MS = 250;
const ANSWER_LIMIT_MS = 5_000;
/** Pages wait in Caddy for 30 s, which is enough for a start in vain and the way back. */
const START_LIMIT_MS = 12_000;
/** As TimeoutStopSec in deploy/website.service, and then for the system to end the process. */
const STOP_LIMIT_MS = 30_000;
const KILL_LIMIT_MS = 5_000;

loadEnvFile();
const { HOST, PORT, RESTART_COMMAND, WATCH_SECONDS } = process.env;
const watchMs = Number(WATCH_SECONDS || 30) * 1000;

/** @returns {Promise<number>} the status of /healthz, or 0 */
async function health() {
	const host = !HOST || HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
	const name = host.includes(":") ? `[${host}]` : host;
	const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
	const answer = await fetch(`http://${name}:${PORT || 3000}/healthz`, { signal }).catch(() => {});
	await answer?.body?.cancel();
	return answer?.status ?? 0;
}

/**
 * Ends a process as systemd does: it is asked, and after a while no longer asked.
 * @param {number} pid
 */
async function end(pid) {
	const isThere = () => existsSync(`/proc/${pid}`);
	for (const [signal, limit] of /** @type {const} */ ([
		["SIGTERM", STOP_LIMIT_MS],
		["SIGKILL", KILL_LIMIT_MS],
	])) {
		process.kill(pid, signal);
		const asked = performance.now();
		while (isThere() && performance.now() - asked < limit) await pause(100);
		if (!isThere()) return;
	}
	throw new Error(`process ${pid} cannot be ended, so look whether a disk does not answer`);
}

/**
 * Ends the service, which systemd then starts again from `current`. Its user may do that without any
 * rights over systemd.
 * @returns why that failed, or undefined
 */
async function restart() {
	try {
		if (RESTART_COMMAND) {
			execFileSync("sh", ["-c", RESTART_COMMAND], { stdio: "inherit" });
			return undefined;
		}
		const ask = ["show", "--property=MainPID", "--value", "website"];
		const pid = Number(execFileSync("systemctl", ask, { encoding: "utf8" }));
		// 0 if systemd is just about to start it.
		if (pid) await end(pid);
		return undefined;
	} catch (error) {
		return `it could not be restarted: ${/** @type {Error} */ (error).message}`;
	}
}

/**
 * @param {number[]} accepted
 * @returns why the service is not well after a restart, or undefined
 */
async function restartAndWatch(accepted) {
	const failure = await restart();
	if (failure) return failure;
	const started = performance.now();
	while (!accepted.includes(await health())) {
		if (performance.now() - started > START_LIMIT_MS) {
			return `it was not healthy within ${START_LIMIT_MS / 1000} s`;
		}
		await pause(POLL_MS);
	}
	const end = performance.now() + watchMs;
	for (let bad = 0; performance.now() < end; await pause(POLL_MS)) {
		const status = await health();
		bad = accepted.includes(status) ? 0 : bad + 1;
		if (status === 0) return "it stopped answering";
		if (bad === 2) return "it did not stay healthy";
	}
	return undefined;
}

/**
 * @param {string} folder the release to switch to
 * @param {string | undefined} next what `previous` names then
 */
async function change(folder, next) {
	const [before, previous] = [releaseOf("current"), releaseOf("previous")];
	if (before) keepAssets(before);
	// If it could not store enquiries before, the release may be there to mend just that.
	const accepted = (await health()) === 503 ? [200, 503] : [200];
	point("previous", next);
	point("current", folder);
	const name = basename(folder);
	if (!before) {
		console.log(`${name} is ready. Start the service: systemctl enable --now website`);
		return;
	}
	console.log(`Switched from ${basename(before)} to ${name}. Restarting the service …`);
	const problem = await restartAndWatch(accepted);
	if (!problem) {
		console.log(`${name} is running and was healthy for ${watchMs / 1000} s.`);
		return;
	}
	keepAssets(folder);
	point("current", before);
	point("previous", previous);
	const again = await restartAndWatch(accepted);
	const back = again ? `, but not well either: ${again}` : "";
	throw new Error(
		`With ${name}, the service was not well: ${problem}. It is back at ${basename(before)}${back}. Look at its log: journalctl -u website`,
	);
}

/** The lock is that of the open file, so it ends with this process, however that ends. */
function lock() {
	mkdirSync("releases", { recursive: true });
	const file = openSync("releases/lock", "a");
	const { status } = spawnSync("flock", ["--nonblock", "3"], { stdio: ["ignore", 2, 2, file] });
	if (status !== 0) throw new Error("Another release is under way. Wait until it has ended.");
}

try {
	// Caddy reads the files as another user.
	process.umask(0o022);
	const [ref] = process.argv.slice(2);
	if (!ref) throw new Error("Name a version: npm run release -- <tag, branch or commit>");
	lock();
	if (ref === "--back") {
		const previous = releaseOf("previous");
		if (!previous) {
			throw new Error("There is no earlier release. Make one: npm run release -- <version>");
		}
		await change(previous, undefined);
	} else {
		const before = releaseOf("current");
		await change(makeRelease(ref), before);
	}
} catch (error) {
	console.error(/** @type {Error} */ (error).message);
	process.exitCode = 1;
}
