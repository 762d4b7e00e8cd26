import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, cpSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../service/support/service-process.ts";
import { siteFolder } from "../service/support/site-folder.ts";
import { type AtEnd, atTestEnd, tempFolder } from "../service/support/temp-folder.ts";

export const ACTIVATE = "/usr/bin/systemd-socket-activate";

/** Builds the small site of a version in a second, and stands for `npm ci`, the build and the checks. */
const builder = (
	site: string,
) => `import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
const version = readFileSync("version", "utf8").trim();
if (process.argv[2] !== "tools/build.ts") process.exit(0);
if (existsSync("broken-build")) process.exit(1);
symlinkSync(${JSON.stringify(join(ROOT, "node_modules"))}, "node_modules");
cpSync(${JSON.stringify(join(site, "build"))}, "build", { recursive: true });
writeFileSync("build/client/index.html", "<!doctype html><title>version " + version + "</title>");
writeFileSync("build/client/assets/entry-" + version + ".js", "// " + version);
`;

export type ReleaseProject = {
	root: string;
	/** Commits a version and tags it; `change` may change files before. */
	addVersion(version: string, change?: (root: string) => void): void;
	/** Whether the running site is this version. */
	version(): Promise<string>;
};

/** Creates a project with the real service, and a build that takes a second. */
export function releaseProject(
	address: string,
	settings: Record<string, string>,
	atEnd: AtEnd = atTestEnd,
): ReleaseProject {
	const root = tempFolder(atEnd);
	const git = (...args: string[]) => {
		const user = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
		execFileSync("git", [...user, ...args], { cwd: root, stdio: "ignore" });
	};
	for (const name of ["deploy", "service", "shared", "package.json"]) {
		cpSync(join(ROOT, name), join(root, name), { recursive: true });
	}
	mkdirSync(join(root, "tools"));
	mkdirSync(join(root, "data"), { mode: 0o700 });
	writeFileSync(join(root, "tools/run.mjs"), builder(siteFolder(atEnd)));
	writeFileSync(
		join(root, ".gitignore"),
		"node_modules\nbuild\ndata\n/releases\n/current\n.env\n/log\n",
	);
	const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
	writeFileSync(join(root, ".env"), lines.join(""));
	git("init");
	return {
		root,
		addVersion(version, change = () => {}) {
			writeFileSync(join(root, "version"), version);
			change(root);
			git("add", "--all");
			git("commit", "--message", version);
			git("tag", version);
		},
		async version() {
			const page = await (await fetch(address)).text();
			return /version (\S+)</.exec(page)?.[1] ?? page;
		},
	};
}

/**
 * Starts the service from the link `current` again and again, as on a machine without systemd.
 * @param heldPort the port of a socket that is held meanwhile; without it, the service listens itself
 */
export function supervise(root: string, heldPort?: number, atEnd: AtEnd = atTestEnd): ChildProcess {
	const held = heldPort ? [ACTIVATE, `--listen=127.0.0.1:${heldPort}`] : [];
	const [program = "", ...args] = [...held, join(root, "deploy/keep-running.sh")];
	const log = openSync(join(root, "log"), "a");
	const child = spawn(program, args, { cwd: "/", detached: true, stdio: ["ignore", log, log] });
	closeSync(log);
	const ended = once(child, "exit");
	atEnd(async () => {
		// The whole group: the loop and the service.
		if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
		await ended;
	});
	return child;
}
