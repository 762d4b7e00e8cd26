import { execFileSync, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, cpSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NODE, ROOT } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { atTestEnd, tempFolder } from "../../service/support/temp-folder.ts";

/** Builds the small site of a version in a second, and stands for `npm ci`, the build and the checks. */
const builder = (
	site: string,
) => `import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
const version = readFileSync("version", "utf8").trim();
if (process.argv[2] !== "tools/build.ts") process.exit(0);
if (existsSync("broken-build")) process.exit(1);
if (!existsSync("node_modules")) symlinkSync(${JSON.stringify(join(ROOT, "node_modules"))}, "node_modules");
cpSync(${JSON.stringify(join(site, "build"))}, "build", { recursive: true });
writeFileSync("build/client/index.html", "<!doctype html><title>version " + version + "</title>");
writeFileSync("build/client/assets/entry-" + version + ".js", "// " + version);
`;

/** Creates a project with the real service, and a build that takes a second. */
export function releaseProject(settings: Record<string, string>) {
	const root = tempFolder();
	const git = (...args: string[]) => {
		const user = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
		execFileSync("git", [...user, ...args], { cwd: root, stdio: "ignore" });
	};
	for (const name of ["company/phone.json", "deploy", "service", "shared", "package.json"]) {
		cpSync(join(ROOT, name), join(root, name), { recursive: true });
	}
	mkdirSync(join(root, "tools"));
	mkdirSync(join(root, "data"), { mode: 0o700 });
	writeFileSync(join(root, "package-lock.json"), "{}");
	writeFileSync(join(root, "tools/run.mjs"), builder(siteFolder()));
	writeFileSync(
		join(root, ".gitignore"),
		"node_modules\nbuild\ndata\n/releases\n/current\n/previous\n.env\n/log\n/pid\n",
	);
	const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
	writeFileSync(join(root, ".env"), lines.join(""));
	git("init");
	return {
		root,
		/** Commits a version and tags it; `change` may change files before. */
		addVersion(version: string, change: (root: string) => void = () => {}) {
			writeFileSync(join(root, "version"), version);
			change(root);
			git("add", "--all");
			git("commit", "--message", version);
			git("tag", version);
		},
		/** Begins `npm run release` of this project in that one. */
		release(
			version: string,
			{ detached, restart = RESTART }: { detached?: true; restart?: string } = {},
		) {
			const run = spawn(process.execPath, [join(ROOT, "tools/release/release.mjs"), version], {
				...{ cwd: root, detached, stdio: ["ignore", "pipe", "pipe"] },
				env: { ...process.env, RESTART_COMMAND: restart, WATCH_SECONDS: "4" },
			});
			let printed = "";
			for (const stream of [run.stdout, run.stderr]) {
				stream.on("data", (text) => {
					printed += text;
				});
			}
			const ended = once(run, "close").then(([code]) => ({ code: code as number | null, printed }));
			return { pid: run.pid ?? 0, ended };
		},
	};
}

/** Ends the service, which starts again from `current`, as RESTART_COMMAND of the release. */
const RESTART = "pid=$(cat pid); kill $pid; while kill -0 $pid; do sleep 0.1; done 2>/dev/null";

/** Stands for systemd: starts the service from the link `current` again whenever it ends. */
export function supervise(root: string): void {
	const loop = `while :; do
		sh -c 'echo $$ > pid; cd current && exec "${NODE}" service/main.ts'
		sleep 0.1
	done`;
	const log = openSync(join(root, "log"), "a");
	const options = { cwd: root, detached: true, stdio: ["ignore", log, log] as StdioOptions };
	const child = spawn("sh", ["-c", loop], options);
	closeSync(log);
	const ended = once(child, "exit");
	atTestEnd(async () => {
		// The whole group: the loop and the service.
		if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
		await ended;
	});
}
