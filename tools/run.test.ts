import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** A freshly cloned project, with an npm that only records its calls. */
let project: string;

const write = (file: string, text: string) =>
	writeFileSync(join(project, file), text, { mode: 0o755 });

const lockFile = (version: string) =>
	JSON.stringify({
		packages: {
			"": { name: "site" },
			"node_modules/vite": { version, dev: true },
			"node_modules/other-platform": { version, optional: true },
		},
	});

/** Like npm, it leaves out what the settings of the machine say, unless it is told otherwise. */
const NPM = `#!/bin/sh
echo "$*" >> calls
mkdir -p node_modules/.bin
case "$*" in *--ignore-scripts=false*) ln -sf "${process.execPath}" node_modules/.bin/node ;; esac
case "$*" in *--include=dev*) cp package-lock.json node_modules/.package-lock.json ;; esac
`;

function setUp(folder: string) {
	project = folder;
	for (const file of ["tools/run.mjs", "service/settings/env-file.mjs"])
		cpSync(file, join(project, file));
	mkdirSync(join(project, "bin"));
	write("package-lock.json", lockFile("1.0.0"));
	write("bin/npm", NPM);
	write("program.ts", "console.log(process.argv.slice(2).join());");
}
beforeEach(() => setUp(mkdtempSync(join(tmpdir(), "run-"))));
afterEach(() => rmSync(project, { recursive: true }));

const env = () => ({ ...process.env, PATH: `${join(project, "bin")}:${process.env.PATH}` });
const run = (...args: string[]) =>
	spawnSync(process.execPath, [join(project, "tools/run.mjs"), "program.ts", ...args], {
		...{ cwd: project, env: env(), encoding: "utf8" },
	});
const calls = () => readFileSync(join(project, "calls"), "utf8").trim().split("\n");

test("installs once, and again when something is missing or of another version", () => {
	expect(run("a", "b").stdout).toBe("a,b\n");
	run();
	expect(calls()).toEqual(["ci --include=dev --ignore-scripts=false --no-audit --loglevel=error"]);
	const hiddenLock = "node_modules/.package-lock.json";
	const changes: [string, () => void][] = [
		["another lock file", () => write("package-lock.json", lockFile("2.0.0"))],
		["no development packages", () => write(hiddenLock, `{ "packages": {} }`)],
		["Node's package without its script", () => rmSync(join(project, "node_modules/.bin/node"))],
		["an interrupted installation", () => rmSync(join(project, hiddenLock))],
	];
	for (const [index, [what, change]] of changes.entries()) {
		change();
		run();
		expect(calls(), what).toHaveLength(index + 2);
	}
});

test.each(["c#sites", "my%20site", "why?"])("refuses the folder %s with one sentence", (name) => {
	setUp(join(project, name));
	const { status, stderr } = run();
	const sentence = `The site cannot be built in ${project}/: move the project to a path without #, % and ?.\n`;
	expect([status, stderr]).toEqual([1, sentence]);
});

test("a failed installation ends with exit code 1, and otherwise the code is the program's", () => {
	for (const code of [7, 0]) {
		write("bin/npm", `#!/bin/sh\nexit ${code}\n`);
		expect(run().status).toBe(1);
	}
	write("bin/npm", NPM);
	write("program.ts", "process.exit(3);");
	expect(run().status).toBe(3);
});

test("the settings of .env do not override variables, have no comments, and are refused if unclear", () => {
	const lines = [
		"\ufeffFIRST='pa#ss' # a comment",
		"SECOND=plain # another",
		"# THIRD=a",
		"PATH=b",
	];
	write(".env", lines.join("\n"));
	write(
		"program.ts",
		"const { FIRST, SECOND, THIRD, PATH } = process.env; console.log(FIRST, SECOND, THIRD, PATH === 'b');",
	);
	expect(run().stdout).toBe("pa#ss plain undefined false\n");
	// Node would cut this value off at its #.
	write(".env", "PORT=3000\nSMTP_URL=smtp://user:pa#ss@host:587\n");
	expect(run()).toMatchObject({
		...{ status: 1, stdout: "" },
		stderr: ".env: put the value of SMTP_URL in single quotes, because it has a #.\n",
	});
});

test("others can read what it builds, whatever the umask is", () => {
	write("program.ts", "console.log(process.umask().toString(8));");
	const command = `umask 077; exec "${process.execPath}" tools/run.mjs program.ts`;
	const options = { cwd: project, env: env(), encoding: "utf8" } as const;
	expect(spawnSync("sh", ["-c", command], options).stdout).toBe("22\n");
});

test("passes SIGTERM on to the program", async () => {
	write(
		"program.ts",
		`process.on("SIGTERM", () => { console.log("stopped"); process.exit(0); });
		setInterval(() => {}, 1000);
		console.log("ready");`,
	);
	const child = spawn(process.execPath, ["tools/run.mjs", "program.ts"], {
		...{ cwd: project, env: env(), stdio: ["ignore", "pipe", "ignore"] },
	});
	let output = "";
	child.stdout?.on("data", (chunk) => {
		output += chunk;
		if (String(chunk).includes("ready")) child.kill("SIGTERM");
	});
	const [code] = await once(child, "exit");
	expect([code, output]).toEqual([0, "ready\nstopped\n"]);
});
