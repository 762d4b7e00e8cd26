import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { changeRelease } from "#tools/release/change-release.ts";
import { makeRelease } from "#tools/release/make-release.ts";
import { previousRelease, Releases } from "#tools/release/releases.ts";
import { eventually } from "../../service/support/eventually.ts";
import { isInstalled } from "../../service/support/nginx.ts";
import { NODE, ROOT } from "../../service/support/service-process.ts";
import { canMount, mountSmallDisk } from "../../service/support/small-disk.ts";
import { storedRecords } from "../../service/support/stored-records.ts";
import { freePort } from "../../support/free-port.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { ACTIVATE, releaseProject, supervise } from "../release-project.ts";
import { startSteadyLoad } from "../steady-load.ts";
import { allMailed, tally } from "../tally.ts";

const WATCH_MS = 2_000;
const NO_LIMITS = { RATE_LIMIT_PER_MINUTE: "0", ENQUIRIES_PER_HOUR: "0" };

async function setUp({ held = true } = {}) {
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	const settings = { PORT: String(port), SMTP_URL: sink.url, ...NO_LIMITS };
	const project = releaseProject(address, settings);
	const { root } = project;
	const releases = new Releases(root);
	const watched = {
		dataDir: join(root, "data"),
		health: `${address}/healthz`,
		startLimitMs: 20_000,
		watchMs: WATCH_MS,
	};
	const release = async (version: string) =>
		changeRelease(releases, await makeRelease(root, releases, version), watched);
	const rollback = async () => {
		const target = previousRelease(releases);
		if (!target) throw new Error("There is no earlier release.");
		await changeRelease(releases, target, watched);
	};
	project.addVersion("v1");
	await release("v1");
	const supervisor = supervise(root, held ? port : undefined);
	await eventually(() => project.version().catch(() => "")).toBe("v1");
	return { ...project, address, port, sink, supervisor, releases, release, rollback };
}

test.skipIf(!isInstalled(ACTIVATE))(
	"5 releases and 2 rollbacks under load fail no request, and lose and double no enquiry",
	{ timeout: 600_000 },
	async () => {
		const { root, address, sink, addVersion, version, release, rollback } = await setUp();
		const load = startSteadyLoad(address, ["/", "/assets/entry-v1.js", "/robots.txt"]);
		for (const next of ["v2", "v3", "v4", "v5", "v6"]) {
			addVersion(next);
			await release(next);
			expect(await version()).toBe(next);
			if (next === "v3") {
				await rollback();
				expect(await version()).toBe("v2");
			}
		}
		await rollback();
		expect(await version()).toBe("v5");
		await load.stop();
		console.log(
			`releases: ${load.requests} requests, failed ${load.failed.length}, slowest ${Math.round(load.slowestMs)} ms`,
		);
		expect(load.failed).toEqual([]);
		await allMailed(root);
		tally("releases", load.acknowledged, await storedRecords(root), sink);
		expect(load.slowestMs).toBeLessThan(5_000);
	},
);

test("without a held socket, the same load fails at a release", { timeout: 300_000 }, async () => {
	const { address, addVersion, release } = await setUp({ held: false });
	const load = startSteadyLoad(address, ["/"]);
	addVersion("v2");
	await release("v2");
	await load.stop();
	expect(load.failed.length).toBeGreaterThan(0);
	expect(load.failed.join()).toContain("ECONNREFUSED");
});

test.skipIf(!isInstalled(ACTIVATE))(
	"a release that is not well is left again, and neither it nor a broken one fails a request",
	{ timeout: 300_000 },
	async () => {
		const { root, address, addVersion, version, releases, release, rollback } = await setUp();
		const load = startSteadyLoad(address, ["/"]);
		const current = () => releases.current()?.ref;

		addVersion("broken", (folder) => writeFileSync(join(folder, "broken-build"), ""));
		await expect(release("broken")).rejects.toThrow(/^Installing packages and building: failed/);
		expect([current(), await version(), releases.list().length]).toEqual(["v1", "v1", 1]);

		const atStart = (line: string) => (folder: string) => {
			rmSync(join(folder, "broken-build"), { force: true });
			const source = readFileSync(join(ROOT, "service/main.ts"), "utf8");
			writeFileSync(join(folder, "service/main.ts"), `${line}\n${source}`);
		};
		addVersion("ends", atStart("process.exit(1);"));
		await expect(release("ends")).rejects.toThrow(/^The new release does not start: /);
		expect([current(), await version()]).toEqual(["v1", "v1"]);

		// It starts in the trial, but not with the real settings.
		addVersion("ends-later", atStart("if (process.env.LISTEN_FDS) process.exit(1);"));
		await expect(release("ends-later")).rejects.toThrow(
			/^With ends-later \(\w{8}\), the service was not well: it did not start within .+ It is back at v1 \(\w{8}\)\. /,
		);
		expect([current(), await version()]).toEqual(["v1", "v1"]);

		addVersion(
			"dies",
			atStart("if (process.env.LISTEN_FDS) setTimeout(() => process.exit(1), 1_500);"),
		);
		await expect(release("dies")).rejects.toThrow(
			/^With dies \(\w{8}\), the service was not well: it ended by itself\. It is back at v1 \(\w{8}\)\. /,
		);
		expect([current(), await version()]).toEqual(["v1", "v1"]);

		addVersion("v2", atStart(""));
		await release("v2");
		await rollback();
		expect(await version()).toBe("v1");
		await load.stop();
		// While a release cannot start at all, connections wait in the socket: nobody gets an error
		// but those whose request had begun when the service of "dies" ended.
		const cut = load.failed.filter((line) => !/ECONNRESET|socket hang up/.test(line));
		expect(cut).toEqual([]);
		tally("releases that were left", load.acknowledged, await storedRecords(root));
	},
);

test.skipIf(!isInstalled(ACTIVATE))(
	"without systemd, SIGTERM ends the service as it should, and then what keeps it running",
	async () => {
		const { root, supervisor } = await setUp();
		const pidFile = join(root, "data/service.pid");
		await eventually(() => existsSync(pidFile)).toBe(true);
		const ended = once(supervisor, "exit");
		supervisor.kill("SIGTERM");
		await ended;
		expect(existsSync(pidFile)).toBe(false);
		expect(readFileSync(join(root, "log"), "utf8")).toContain("service.stopping");
	},
);

test.each([
	["an unknown version", "v9", () => {}, /^There is no version v9\. /],
	[
		"a project with changes",
		"v1",
		(root: string) => writeFileSync(join(root, "version"), "changed"),
		/^The project has changes that no version contains, .+ git restore\.$/,
	],
	["an option instead of a version", "--all", () => {}, /^There is no version --all\. /],
])("%s is refused with one sentence", async (_, ref, change, sentence) => {
	const { root, addVersion } = releaseProject("http://127.0.0.1:1", {});
	addVersion("v1");
	change(root);
	await expect(makeRelease(root, new Releases(root), ref)).rejects.toThrow(sentence);
});

test.skipIf(!canMount())("a full disk is refused before anything is built", async () => {
	const { root, addVersion } = releaseProject("http://127.0.0.1:1", {});
	addVersion("v1");
	const releases = new Releases(root);
	mountSmallDisk(releases.folder, 100);
	await expect(makeRelease(root, releases, "v1")).rejects.toThrow(
		/^The disk of \S+releases has 0\.1 GB free, and a release needs 2\.5 GB\. Free space on it first\.$/,
	);
	expect(readdirSync(releases.folder)).toEqual([]);
});

const KILLS = 20;

test.skipIf(!isInstalled(ACTIVATE))(
	"a release that is killed at any moment leaves one whole version",
	{ timeout: 600_000 },
	async () => {
		const { root, address, addVersion, version, releases } = await setUp();
		const load = startSteadyLoad(address, ["/"], { pagesPerSecond: 20, enquiriesPerSecond: 5 });
		const moments = new Map<string, number>();
		const start = (next: string) => {
			addVersion(next);
			const run = spawn(NODE, ["--env-file=.env", join(ROOT, "tools/release/release.ts"), next], {
				cwd: root,
				stdio: "ignore",
				detached: true,
			});
			const ended = once(run, "exit");
			return async () => {
				if (run.pid) process.kill(-run.pid, "SIGKILL");
				await ended;
			};
		};
		const began = performance.now();
		const killFirst = start("first");
		await eventually(() => releases.current()?.ref).toBe("first");
		const switchedMs = performance.now() - began;
		await killFirst();
		for (let moment = 0; moment < KILLS; moment++) {
			const next = `k${moment}`;
			const kill = start(next);
			await pause((moment / KILLS) * switchedMs * 1.5);
			await kill();
			const { ref, folder } = releases.current() ?? { ref: "none", folder: "" };
			expect(realpathSync(join(root, "current"))).toBe(realpathSync(folder));
			expect(existsSync(join(folder, "build/client/index.html"))).toBe(true);
			const served = await version();
			expect(releases.list().map((release) => release.ref)).toContain(served);
			const name =
				ref !== next ? "before the switch" : served === next ? "after" : "at the restart";
			moments.set(name, (moments.get(name) ?? 0) + 1);
		}
		await load.stop();
		console.log(
			`killed releases: ${KILLS}, ${[...moments].map(([name, n]) => `${n} ${name}`).join(", ")}`,
		);
		expect(load.failed).toEqual([]);
		expect(moments.size).toBeGreaterThan(1);
		await allMailed(root);
		tally("killed releases", load.acknowledged, await storedRecords(root));
	},
);
