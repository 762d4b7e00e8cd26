/**
 * Runs a program of this project on Node 24, with the settings of `.env`:
 * `node tools/run.mjs <program.ts> [arguments]`. If packages are missing or outdated, installs them
 * first; Node 24 is one of them.
 *
 * This file is JavaScript and imports only Node's own modules, because it must run in a fresh clone
 * and on the machine's own version of Node.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadEnvFile } from "../service/settings/env-file.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules/.bin");

/** @param {string} sentence */
function refuse(sentence) {
	console.error(sentence);
	process.exit(1);
}

/** @param {string} file */
function packagesIn(file) {
	const path = join(root, file);
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}

/**
 * Whether all packages are there, and Node, which its package downloads in a script. npm writes its
 * hidden lock file last. With omit=dev or NODE_ENV=production it lacks the tools of the build.
 */
function isInstalled() {
	const found = packagesIn("node_modules/.package-lock.json");
	const missing = Object.entries(packagesIn("package-lock.json")).filter(
		([path, { version, optional, devOptional }]) =>
			path && !optional && !devOptional && found[path]?.version !== version,
	);
	return missing.length === 0 && existsSync(join(bin, "node"));
}

// Vite and Node take a file's path for an address, in which these characters are not themselves.
if (/[#%?]/.test(root)) {
	refuse(`The site cannot be built in ${root}: move the project to a path without #, % and ?.`);
}
if (!isInstalled()) {
	console.error("Installing packages (npm ci) …");
	// The owner's own settings may leave out what this project needs.
	const options = ["--include=dev", "--ignore-scripts=false", "--no-audit", "--loglevel=error"];
	const { status } = spawnSync("npm", ["ci", ...options], { cwd: root, stdio: ["ignore", 2, 2] });
	if (status !== 0 || !isInstalled()) {
		refuse("The packages could not be installed: see above what npm says, and run this again.");
	}
}

// Whoever serves the site may be another user than who builds it.
process.umask(0o022);
process.chdir(root);
loadEnvFile();
const program = spawn(join(bin, "node"), process.argv.slice(2), {
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
