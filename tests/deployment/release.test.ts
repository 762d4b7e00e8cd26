import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { allMailed, tally } from "../faults/tally.ts";
import { eventually } from "../service/support/eventually.ts";
import { storedRecords } from "../service/support/run-command.ts";
import { ROOT } from "../service/support/service-process.ts";
import { canMount, mountSmallDisk } from "../service/support/small-disk.ts";
import { freePort } from "../support/free-port.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { CADDY, caddyAddress, startCaddy } from "./support/caddy.ts";
import { isInstalled } from "./support/deploy-files.ts";
import { releaseProject, supervise } from "./support/release-project.ts";
import { report, startSteadyLoad } from "./support/steady-load.ts";

/** Releases v1, and starts its service behind Caddy. */
async function setUp() {
	const port = await freePort();
	const { plain, secure, origin } = await caddyAddress();
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	const project = releaseProject({
		...{ PORT: String(port), SITE_URL: origin, TRUSTED_PROXY: "loopback", SMTP_URL: sink.url },
		...{ RATE_LIMIT_PER_MINUTE: "0", ENQUIRIES_PER_HOUR: "0" },
	});
	const { root } = project;
	const release = async (version: string) => (await project.release(version).ended).printed.trim();
	project.addVersion("v1");
	expect(await release("v1")).toMatch(/-v1 is ready\. Start the service: /);
	supervise(root);
	/** Which version the service answers with. */
	const version = async () => {
		const page = await (await fetch(`http://127.0.0.1:${port}`)).text();
		return /version (\S+)</.exec(page)?.[1] ?? page;
	};
	await eventually(() => version().catch(() => "")).toBe("v1");
	const ca = await startCaddy({ plain, secure }, ["Caddyfile"], {
		...{ SITE_URL: origin, UPSTREAM: `127.0.0.1:${port}` },
		FILES: join(root, "current/build/client"),
		OLD_FILES: join(root, "releases/old"),
	});
	const load = (paths: string[], rates = {}) => startSteadyLoad(origin, ca, paths, rates);
	const current = () => /-([^-]+)$/.exec(realpathSync(join(root, "current")))?.[1];
	return { ...project, root, sink, load, run: project.release, release, version, current };
}

test.skipIf(!isInstalled(CADDY))(
	"5 releases and 2 rollbacks under load fail no page, and lose and double no enquiry",
	{ timeout: 600_000 },
	async () => {
		const { root, sink, addVersion, version, release, load: start } = await setUp();
		// The script of the first release is asked for by those who have its page open.
		const load = start(["/", "/assets/entry-v1.js", "/robots.txt"]);
		for (const next of ["v2", "v3", "v4", "v5", "v6"]) {
			addVersion(next);
			expect(await release(next)).toMatch(
				new RegExp(`-${next} is running and was healthy for 4 s`),
			);
			expect(await version()).toBe(next);
			if (next === "v3") {
				expect(await release("--back")).toMatch(/-v2 is running and was healthy for 4 s\.$/);
				expect(await version()).toBe("v2");
			}
		}
		expect(await release("--back")).toMatch(/-v5 is running/);
		expect(await release("--back")).toMatch(/^There is no earlier release\./);
		expect(await version()).toBe("v5");
		await load.stop();
		report("releases", load);
		expect(load.failed).toEqual([]);
		await allMailed(root);
		tally("releases", load.acknowledged, await storedRecords(root), sink);
	},
);

test.skipIf(!isInstalled(CADDY))(
	"a release that is not well is left again, and neither it nor a broken one fails a request",
	{ timeout: 300_000 },
	async () => {
		const { root, addVersion, version, release, run, load: start, current } = await setUp();
		const load = start(["/"]);

		addVersion("broken", (folder) => writeFileSync(join(folder, "broken-build"), ""));
		expect(await release("broken")).toMatch(/broken cannot be built, so nothing was changed\.$/);
		expect([current(), await version()]).toEqual(["v1", "v1"]);
		expect(readdirSync(join(root, "releases")).filter((name) => /T/.test(name))).toHaveLength(1);

		const atStart = (line: string) => (folder: string) => {
			rmSync(join(folder, "broken-build"), { force: true });
			const source = readFileSync(join(ROOT, "service/main.ts"), "utf8");
			writeFileSync(join(folder, "service/main.ts"), `${line}\n${source}`);
		};
		addVersion("ends", atStart("process.exit(1);"));
		expect(await release("ends")).toMatch(
			/\nWith \S+-ends, the service was not well: it was not healthy within 12 s\. It is back at \S+-v1\. /,
		);
		expect([current(), await version()]).toEqual(["v1", "v1"]);

		addVersion(
			"dies",
			atStart(`const { log } = console;
			console.log = (line) => {
				log(line);
				if (line.startsWith("Ready")) globalThis.setTimeout(process.exit, 3_000, 1);
			};`),
		);
		expect(await release("dies")).toMatch(
			/\nWith \S+-dies, the service was not well: it stopped answering\. It is back at \S+-v1\. /,
		);
		expect([current(), await version()]).toEqual(["v1", "v1"]);
		expect(existsSync(join(root, "previous"))).toBe(false);

		addVersion("v2", atStart(""));
		const refused = await run("v2", { restart: "exit 1" }).ended;
		expect(refused.printed).toContain("it could not be restarted: Command failed");
		expect(current()).toBe("v1");
		await release("v2");
		await release("--back");
		expect(await version()).toBe("v1");
		await load.stop();
		report("releases that were left", load);
		expect(load.failed).toEqual([]);
		tally("releases that were left", load.acknowledged, await storedRecords(root));
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
	const { root, addVersion, release } = releaseProject({});
	addVersion("v1");
	change(root);
	const { code, printed } = await release(ref).ended;
	expect([code, printed.trim()]).toEqual([1, expect.stringMatching(sentence)]);
});

test("two releases at a time are refused with one sentence", async () => {
	const { addVersion, release } = releaseProject({});
	addVersion("v1");
	const both = await Promise.all([release("v1").ended, release("v1").ended]);
	expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
	expect(both.map(({ printed }) => printed.trim())).toContain(
		"Another release is under way. Wait until it has ended.",
	);
});

test.skipIf(!canMount())("a full disk is refused before anything is built", async () => {
	const { root, addVersion, release } = releaseProject({});
	addVersion("v1");
	mkdirSync(join(root, "releases"));
	mountSmallDisk(join(root, "releases"), 100);
	expect((await release("v1").ended).printed.trim()).toMatch(
		/^The disk of \S+releases has 0\.1 GB free, and a release needs 2\.5 GB\. Free space on it first\.$/,
	);
	expect(readdirSync(join(root, "releases"))).toEqual(["lock"]);
});

const KILLS = 20;

test.skipIf(!isInstalled(CADDY))(
	"a release that is killed at any moment leaves one whole version",
	{ timeout: 600_000 },
	async () => {
		const { root, addVersion, version, run, load: start, current } = await setUp();
		const load = start(["/"]);
		const moments = new Map<string, number>();
		const begin = (next: string) => {
			addVersion(next);
			const { pid, ended } = run(next, { detached: true });
			return async () => {
				process.kill(-pid, "SIGKILL");
				await ended;
			};
		};
		const began = performance.now();
		const killFirst = begin("first");
		await eventually(current).toBe("first");
		const switchedMs = performance.now() - began;
		await killFirst();
		for (let moment = 0; moment < KILLS; moment++) {
			const next = `k${moment}`;
			const kill = begin(next);
			await pause((moment / KILLS) * switchedMs * 1.5);
			await kill();
			expect(existsSync(join(root, "current/build/client/index.html"))).toBe(true);
			const served = await eventuallyServed(version);
			const name =
				current() !== next ? "before the switch" : served === next ? "after" : "at the restart";
			moments.set(name, (moments.get(name) ?? 0) + 1);
		}
		await load.stop();
		report("killed releases", load);
		console.log(
			`killed releases: ${KILLS}, ${[...moments].map(([name, n]) => `${n} ${name}`).join(", ")}`,
		);
		expect(load.failed).toEqual([]);
		expect(moments.size).toBeGreaterThan(1);
		await allMailed(root);
		tally("killed releases", load.acknowledged, await storedRecords(root));
	},
);

/** The version that is served, once the service has started again. */
async function eventuallyServed(version: () => Promise<string>): Promise<string> {
	await eventually(() => version().catch(() => "")).not.toBe("");
	return version();
}
