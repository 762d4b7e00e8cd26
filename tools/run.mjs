/**
 * Runs a program of this project on Node 24, with the settings of `.env`:
 * `node tools/run.mjs <program.ts> [arguments]`. If packages are missing or outdated, installs them
 * first; Node 24 is one of them.
 *
 * This file is JavaScript and imports only Node's own modules, because it must run in a fresh clone
 * and on the machine's own version of Node.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules/.bin");

/** @param {string} file */
const modifiedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes its hidden lockfile last, after the packages and package-lock.json.
if (modifiedAt("node_modules/.package-lock.json") < modifiedAt("package-lock.json")) {
	console.error("Installing packages (npm ci) …");
	const options = ["--no-audit", "--no-json", "--loglevel=error"];
	const { status } = spawnSync("npm", ["ci", ...options], { cwd: root, stdio: ["ignore", 2, 2] });
	if (status !== 0) {
		console.error("The packages could not be installed.");
		process.exit(1);
	}
}

// The file does not override variables that are already set.
const settings = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
const program = spawn(join(bin, "node"), [...settings, ...process.argv.slice(2)], {
	cwd: root,
	stdio: "inherit",
	env: {
		// The tests start the service several hundred times; each start takes half the time with it.
		NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
		...process.env,
		PATH: `${bin}${delimiter}${process.env.PATH}`,
	},
});
process.on("SIGTERM", () => program.kill("SIGTERM"));
process.on("SIGINT", () => {
	// A terminal sends Ctrl+C to the program as well; a second signal would end it at once.
	if (!process.stdin.isTTY) program.kill("SIGINT");
});
program.on("exit", (code) => {
	process.exitCode = code ?? 1;
});
