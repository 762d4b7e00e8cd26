/**
 * Runs a program of this project on Node 24: `node tools/run.mjs <program.ts> [arguments]`.
 * Installs the packages first when they are missing or out of date; Node 24 is one of them. The
 * program gets the settings of `.env`.
 *
 * Plain JavaScript that imports nothing but Node's own modules, because it has to run on a fresh
 * clone and on whatever Node the machine has.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules/.bin");

/** @param {string} file */
const modifiedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes its hidden lockfile last: after the packages, and after package-lock.json itself.
if (modifiedAt("node_modules/.package-lock.json") < modifiedAt("package-lock.json")) {
	console.error("Installing packages (npm ci) …");
	const options = ["--no-audit", "--no-json", "--loglevel=error"];
	const { status } = spawnSync("npm", ["ci", ...options], { cwd: root, stdio: ["ignore", 2, 2] });
	if (status !== 0) {
		console.error("The packages could not be installed.");
		process.exit(1);
	}
}

// Variables that are set already win over those of the file.
const settings = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
const program = spawn(join(bin, "node"), [...settings, ...process.argv.slice(2)], {
	cwd: root,
	stdio: "inherit",
	env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
});
process.on("SIGTERM", () => program.kill("SIGTERM"));
process.on("SIGINT", () => {
	// A terminal sends Ctrl+C to the program as well, and a second one would end it at once.
	if (!process.stdin.isTTY) program.kill("SIGINT");
});
program.on("exit", (code) => {
	process.exitCode = code ?? 1;
});
