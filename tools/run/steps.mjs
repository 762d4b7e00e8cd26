/**
 * What `npm start`, `npm test` and `npm run dev` share. Plain JavaScript, because it runs
 * before anything is installed and on whatever Node the machine has (20 or later).
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installedBrowser } from "../browser/installed-browser.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Node 24 as installed from the lock file, whatever `node` means outside. */
const bin = join(root, "node_modules/.bin");
const node24 = join(bin, process.platform === "win32" ? "node.cmd" : "node");

/** @param {string} line */
export function say(line) {
	process.stdout.write(`${line}\n`);
}

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/**
 * Runs a command; its output shows only if it fails or when asked for.
 * @param {string} title @param {string} command @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string>, progress?: () => string }} [options]
 * @returns {Promise<string>} what it printed
 */
export async function run(title, command, args, { show = false, env = {}, progress } = {}) {
	const began = Date.now();
	say(`${title} …`);
	const child = spawn(command, args, {
		cwd: root,
		env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
		stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (chunk) => {
			output += chunk;
		});
	}
	const ticker = progress && setInterval(() => say(`  ${progress()}`), 3000);
	const code = await new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("close", resolve);
	}).finally(() => clearInterval(ticker));
	if (code !== 0) {
		say(output);
		throw new Error(`${title}: failed after ${seconds(began)}.`);
	}
	say(`${title}: done in ${seconds(began)}.`);
	return output;
}

const settingsFile = () => (existsSync(join(root, ".env")) ? ["--env-file=.env"] : []);

/** @param {string} title @param {string[]} args @param {Parameters<typeof run>[3]} [options] */
export const runNode = (title, args, options) =>
	run(title, node24, [...settingsFile(), ...args], options);

/**
 * Runs programs one after the other, with what they print; one that fails stops none of the others.
 * @param {[title: string, args: string[]][]} programs
 * @returns {Promise<string[]>} the titles of those that failed
 */
export async function runAll(programs) {
	/** @type {string[]} */
	const failed = [];
	for (const [title, args] of programs) {
		await runNode(title, args, { show: true }).catch(() => failed.push(title));
	}
	return failed;
}

/**
 * Becomes a long-running Node 24 program: same terminal, same signals, same exit code.
 * @param {string[]} args @param {Record<string, string>} [env]
 */
export function serve(args, env = {}) {
	const child = spawn(node24, args, {
		cwd: root,
		stdio: "inherit",
		env: { ...process.env, ...env },
	});
	for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
		process.on(signal, () => child.kill(signal));
	}
	child.on("exit", (code) => {
		process.exitCode = code ?? 1;
	});
	return child;
}

/** @param {(string | Buffer)[]} parts */
const fingerprint = (parts) => {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return hash.digest("hex");
};

/** Installs the packages of the lock file, unless that was done already. */
export async function install() {
	const lock = readFileSync(join(root, "package-lock.json"));
	const stamp = join(root, "node_modules/.installed");
	const wanted = fingerprint([lock]);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	const packages = Object.keys(JSON.parse(lock.toString()).packages).filter(Boolean);
	const npm = process.env.npm_execpath;
	const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
	await run("Installing packages", command, [...first, "ci", "--loglevel=error"], {
		progress: () => {
			const there = packages.filter((path) => existsSync(join(root, path, "package.json")));
			return `${there.length} of ${packages.length} packages`;
		},
	});
	writeFileSync(stamp, wanted);
}

const sources = [
	"app",
	"content",
	"shared",
	"public",
	"tools/finish-build",
	"tools/brochures",
	"tools/fonts",
];
const settings = [
	"SITE_URL",
	"PUBLIC_EMAIL_ORIGIN",
	"PUBLIC_EMAIL_KEY",
	"PUBLIC_EMAIL_SERVICE",
	"PUBLIC_EMAIL_TEMPLATE",
];

/** What the build depends on: its sources, its packages and the settings it bakes in. */
function buildInputs() {
	const files = sources.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name)),
	);
	const single = ["package-lock.json", "vite.config.ts", "react-router.config.ts", ".env"]
		.map((name) => join(root, name))
		.filter((file) => existsSync(file));
	const values = settings.map((name) => `${name}=${process.env[name] ?? ""}`);
	values.push(`browser=${installedBrowser() ?? ""}`);
	return fingerprint([
		...values,
		...[...files, ...single].sort().flatMap((file) => [file, readFileSync(file)]),
	]);
}

/** @param {boolean} withBrochures whether the pages offer the PDFs that are made of them next */
async function buildSite(withBrochures) {
	const client = join(root, "build/client");
	await runNode("Building the site", ["node_modules/@react-router/dev/bin.cjs", "build"], {
		env: { PUBLIC_BROCHURES: withBrochures ? "made" : "" },
		progress: () => {
			const files = existsSync(client) ? readdirSync(client, { recursive: true }) : [];
			return `${files.filter((file) => String(file).endsWith(".html")).length} pages written`;
		},
	});
}

/** Makes the PDFs from the built site. */
export const brochures = () =>
	runNode("Making the PDF brochures", ["tools/brochures/brochures.ts"], { show: true });

async function buildWithBrochures() {
	await buildSite(true);
	try {
		await brochures();
	} catch {
		say("The brochures could not be made: building the site without them.");
		await buildSite(false);
	}
}

/**
 * Builds the site, unless the last build was made from the same sources and settings.
 * @returns {Promise<boolean>} whether it did
 */
export async function build() {
	const stamp = join(root, "build/.built-from");
	const wanted = buildInputs();
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
	await runNode("Checking the content", ["tools/check-content.ts"]);
	if (installedBrowser()) await buildWithBrochures();
	else {
		say("No Chromium on this machine: building the site without its PDF brochures.");
		await buildSite(false);
	}
	writeFileSync(stamp, wanted);
	return true;
}

/**
 * Runs a program and ends with one line, not a stack, when a step fails.
 * @param {() => Promise<unknown>} program
 */
export async function main(program) {
	try {
		await program();
	} catch (error) {
		say(error instanceof Error ? error.message : String(error));
		process.exitCode = 1;
	}
}
