import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	utimesSync,
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

const NPM = `#!/bin/sh
echo "$1" >> calls
mkdir -p node_modules/.bin
ln -sf "${process.execPath}" node_modules/.bin/node
touch node_modules/.package-lock.json
`;

beforeEach(() => {
	project = mkdtempSync(join(tmpdir(), "run-"));
	mkdirSync(join(project, "tools"));
	mkdirSync(join(project, "bin"));
	cpSync("tools/run.mjs", join(project, "tools/run.mjs"));
	writeProgram("package-lock.json", "{}");
	writeProgram("bin/npm", NPM);
	writeProgram("program.ts", "console.log(process.argv.slice(2).join());");
});

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
	expect(calls()).toEqual(["ci"]);
});

test("installs again when the lock file is newer than the installation", () => {
	run("program.ts");
	const later = new Date(Date.now() + 5000);
	utimesSync(join(project, "package-lock.json"), later, later);
	run("program.ts");
	expect(calls()).toEqual(["ci", "ci"]);
});

test("a failed installation ends with exit code 1", () => {
	writeProgram("bin/npm", "#!/bin/sh\nexit 7\n");
	expect(() => run("program.ts")).toThrow(expect.objectContaining({ status: 1 }));
});

test("the settings of .env do not override existing variables", () => {
	writeProgram(".env", "FROM_FILE=file\nPATH=file\n");
	writeProgram("program.ts", "console.log(process.env.FROM_FILE, process.env.PATH === 'file');");
	expect(run("program.ts")).toBe("file false\n");
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
