import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** A freshly cloned project, with an npm that only records its calls. */
let project: string;

function writeProgram(file: string, text: string) {
	writeFileSync(join(project, file), text);
	chmodSync(join(project, file), 0o755);
}

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

beforeEach(() => {
	project = mkdtempSync(join(tmpdir(), "run-"));
	setUp();
});

function setUp() {
	mkdirSync(join(project, "tools"));
	for (const file of ["tools/run.mjs", "service/settings/env-file.mjs"])
		cpSync(file, join(project, file));
	mkdirSync(join(project, "bin"));
	writeProgram("package-lock.json", lockFile("1.0.0"));
	writeProgram("bin/npm", NPM);
	writeProgram("program.ts", "console.log(process.argv.slice(2).join());");
}

afterEach(() => rmSync(project, { recursive: true }));

const env = () => ({ ...process.env, PATH: `${join(project, "bin")}:${process.env.PATH}` });
const run = (...args: string[]) =>
	execFileSync(process.execPath, [join(project, "tools/run.mjs"), ...args], {
		env: env(),
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
	});
const calls = () => readFileSync(join(project, "calls"), "utf8").trim().split("\n");

test("installs once without output to stdout, and passes the arguments on", () => {
	expect(run("program.ts", "a", "b")).toBe("a,b\n");
	expect(run("program.ts")).toBe("\n");
	expect(calls()).toEqual(["ci --include=dev --ignore-scripts=false --no-audit --loglevel=error"]);
});

test("installs again when something is missing or of another version", () => {
	const hiddenLock = "node_modules/.package-lock.json";
	const changes: [string, () => void][] = [
		["another lock file", () => writeProgram("package-lock.json", lockFile("2.0.0"))],
		["no development packages", () => writeProgram(hiddenLock, `{ "packages": {} }`)],
		["Node's package without its script", () => rmSync(join(project, "node_modules/.bin/node"))],
		["an interrupted installation", () => rmSync(join(project, hiddenLock))],
	];
	run("program.ts");
	for (const [index, [what, change]] of changes.entries()) {
		change();
		run("program.ts");
		expect(calls(), what).toHaveLength(index + 2);
	}
});

test.each(["c#sites", "my%20site", "why?"])("refuses the folder %s with one sentence", (name) => {
	project = join(project, name);
	mkdirSync(project);
	setUp();
	const { status, stderr } = spawnSync(process.execPath, [join(project, "tools/run.mjs")], {
		encoding: "utf8",
	});
	expect([status, stderr]).toEqual([
		1,
		`The site cannot be built in ${project}/: move the project to a path without #, % and ?.\n`,
	]);
});

test("a failed installation ends with exit code 1", () => {
	for (const code of [7, 0]) {
		writeProgram("bin/npm", `#!/bin/sh\nexit ${code}\n`);
		expect(() => run("program.ts")).toThrow(expect.objectContaining({ status: 1 }));
	}
});

test("the settings of .env do not override existing variables", () => {
	writeProgram(".env", "FROM_FILE=file\nPATH=file\n");
	writeProgram("program.ts", "console.log(process.env.FROM_FILE, process.env.PATH === 'file');");
	expect(run("program.ts")).toBe("file false\n");
});

test("a byte order mark, quotation marks and a comment are no part of a setting", () => {
	writeProgram(".env", `\ufeffFIRST='pa#ss' # a comment\nSECOND=plain # another\n# THIRD=a#b\n`);
	writeProgram(
		"program.ts",
		"const { FIRST, SECOND, THIRD } = process.env; console.log(FIRST, SECOND, THIRD);",
	);
	expect(run("program.ts")).toBe("pa#ss plain undefined\n");
});

test("a value that Node would cut off at its # is refused with one sentence", () => {
	writeProgram(".env", "PORT=3000\nSMTP_URL=smtp://user:pa#ss@host:587\n");
	const { status, stderr } = spawnSync(process.execPath, ["tools/run.mjs", "program.ts"], {
		...{ cwd: project, env: env(), encoding: "utf8" },
	});
	expect([status, stderr]).toEqual([
		1,
		expect.stringMatching(
			/^\.env: put the value of SMTP_URL in single quotes, because it has a #\.$/m,
		),
	]);
});

test("others can read what it builds, whatever the umask is", () => {
	writeProgram("program.ts", "console.log(process.umask().toString(8));");
	const command = `umask 077; exec "${process.execPath}" tools/run.mjs program.ts`;
	const options = { cwd: project, env: env(), encoding: "utf8", stdio: "pipe" } as const;
	expect(execFileSync("sh", ["-c", command], options)).toBe("22\n");
});

test("the exit code is the program's", () => {
	writeProgram("program.ts", "process.exit(3);");
	expect(() => run("program.ts")).toThrow(expect.objectContaining({ status: 3 }));
});

test("passes SIGTERM on to the program", async () => {
	writeProgram(
		"program.ts",
		`process.on("SIGTERM", () => { console.log("stopped"); process.exit(0); });
		setInterval(() => {}, 1000);
		console.log("ready");`,
	);
	const child = spawn(process.execPath, [join(project, "tools/run.mjs"), "program.ts"], {
		env: env(),
		stdio: ["ignore", "pipe", "ignore"],
	});
	let output = "";
	child.stdout.on("data", (chunk) => {
		output += chunk;
		if (String(chunk).includes("ready")) child.kill("SIGTERM");
	});
	const [code] = await once(child, "exit");
	expect([code, output]).toEqual([0, "ready\nstopped\n"]);
});
