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
import { expect, onTestFinished, test, vi } from "vitest";
import { allMailed, tally } from "../faults/tally.ts";
import { eventually } from "../service/support/eventually.ts";
import { testSink } from "../service/support/mail-servers.ts";
import { storedRecords } from "../service/support/run-command.ts";
import { ROOT } from "../service/support/service-process.ts";
import { canMount, mountSmallDisk } from "../service/support/small-disk.ts";
import { tempFolder } from "../service/support/temp-folder.ts";
import { freePort } from "../support/free-port.ts";
import { caddyAddress, hasCaddy, startCaddy } from "./support/caddy.ts";
import { releaseProject, supervise } from "./support/release-project.ts";
import { startSteadyLoad } from "./support/steady-load.ts";

/** Releases v1, and starts its service behind Caddy. */
async function setUp() {
	const port = await freePort();
	const ports = await caddyAddress();
	const sink = await testSink();
	const project = releaseProject({
		...{ PORT: String(port), SITE_URL: ports.origin, TRUSTED_PROXY: "loopback" },
		...{ SMTP_URL: sink.url, RATE_LIMIT_PER_MINUTE: "0", ENQUIRIES_PER_HOUR: "0" },
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
	await startCaddy(ports, ["Caddyfile"], {
		...{ SITE_URL: ports.origin, UPSTREAM: `127.0.0.1:${port}` },
		...{ FILES: join(root, "current/build/client"), OLD_FILES: join(root, "releases/old") },
	});
	// The script of the first release is asked for by those who have its page open.
	const load = startSteadyLoad(ports.origin, ["/", "/assets/entry-v1.js", "/robots.txt"]);
	return {
		...{ ...project, run: project.release, release, version },
		current: () => /-([^-]+)$/.exec(realpathSync(join(root, "current")))?.[1],
		/** No request failed, and every acknowledged enquiry is stored and mailed once. */
		async expectNothingLost(title: string) {
			await load.stop(title);
			expect(load.failed).toEqual([]);
			await allMailed(root);
			tally(title, load.acknowledged, await storedRecords(root), sink);
		},
	};
}

test.skipIf(!hasCaddy)(
	"3 releases and 2 rollbacks under load fail no page, and lose and double no enquiry",
	{ timeout: 600_000 },
	async () => {
		const { addVersion, version, release, expectNothingLost } = await setUp();
		for (const name of ["v2", "v3", "v4"]) addVersion(name);
		// With "--back", back to v2.
		for (const name of ["v2", "v3", "--back", "v4", "--back"]) {
			const next = name === "--back" ? "v2" : name;
			expect(await release(name)).toMatch(
				new RegExp(`-${next} is running and was healthy for 4 s`),
			);
			expect(await version()).toBe(next);
		}
		expect(await release("--back")).toMatch(/^There is no earlier release\./);
		expect(await version()).toBe("v2");
		await expectNothingLost("releases");
	},
);

test.skipIf(!hasCaddy)(
	"a release that is not well is left again, and neither it nor a broken one fails a request",
	{ timeout: 300_000 },
	async () => {
		const { root, addVersion, version, release, run, current, expectNothingLost } = await setUp();
		addVersion("broken", (folder) => writeFileSync(join(folder, "broken-build"), ""));
		expect(await release("broken")).toMatch(/broken cannot be built, so nothing was changed\.$/);
		expect([current(), await version()]).toEqual(["v1", "v1"]);
		expect(readdirSync(join(root, "releases")).filter((name) => /T/.test(name))).toHaveLength(1);

		const atStart = (line: string) => (folder: string) => {
			rmSync(join(folder, "broken-build"), { force: true });
			const source = readFileSync(join(ROOT, "service/main.ts"), "utf8");
			writeFileSync(join(folder, "service/main.ts"), `${line}\n${source}`);
		};
		const dying = `const { log } = console;
			console.log = (line) => {
				log(line);
				if (line.startsWith("Ready")) globalThis.setTimeout(process.exit, 3_000, 1);
			};`;
		for (const [name, line, reason] of [
			["ends", "process.exit(1);", "it was not healthy within 12 s"],
			["dies", dying, "it stopped answering"],
		] as const) {
			addVersion(name, atStart(line));
			const sentence = `With \\S+-${name}, the service was not well: ${reason}\\. It is back at \\S+-v1\\. `;
			expect(await release(name)).toMatch(new RegExp(sentence));
			expect([current(), await version()]).toEqual(["v1", "v1"]);
		}
		expect(existsSync(join(root, "previous"))).toBe(false);

		addVersion("v2", atStart(""));
		const refused = await run("v2", { restart: "exit 1" }).ended;
		expect(refused.printed).toContain("it could not be restarted: Command failed");
		expect(current()).toBe("v1");
		await release("v2");
		await release("--back");
		expect(await version()).toBe("v1");
		await expectNothingLost("releases that were left");
	},
);

test("a version that does not stop is ended after 30 seconds, and the next one runs", async () => {
	const port = await freePort();
	const { root, addVersion, release } = releaseProject({ PORT: String(port) });
	const main = join(root, "service/main.ts");
	const source = readFileSync(main, "utf8");
	const deaf = source.replace('process.once("SIGTERM", stop)', 'process.on("SIGTERM", () => {})');
	addVersion("v1", () => writeFileSync(main, deaf));
	await release("v1").ended;
	supervise(root);
	const title = async () => (await fetch(`http://127.0.0.1:${port}`)).text();
	await eventually(() => title().catch(() => "")).toContain("version v1");
	// Stands for systemd, which names the process.
	const bin = tempFolder();
	writeFileSync(join(bin, "systemctl"), `#!/bin/sh\ncat "${root}/pid"\n`, { mode: 0o755 });
	vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
	onTestFinished(() => void vi.unstubAllEnvs());
	addVersion("v2", () => writeFileSync(main, source));
	expect((await release("v2", { restart: "" }).ended).printed).toContain("-v2 is running and was");
	expect(await title()).toContain("version v2");
});

test("a wrong version, changes that no version has, and a second release are refused with one sentence", async () => {
	const { root, addVersion, release } = releaseProject({});
	addVersion("v1");
	const both = await Promise.all([release("v1").ended, release("v1").ended]);
	expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
	expect(both.map(({ printed }) => printed.trim())).toContain(
		"Another release is under way. Wait until it has ended.",
	);
	const refusals: [string, RegExp][] = [
		["v9", /^There is no version v9\. .+\n$/],
		["--all", /^There is no version --all\. .+\n$/],
		["v1", /^The project has changes that no version contains, .+ git restore\.\n$/],
	];
	for (const [version, sentence] of refusals) {
		if (version === "v1") writeFileSync(join(root, "version"), "changed");
		const refusal = { code: 1, printed: expect.stringMatching(sentence) };
		expect(await release(version).ended).toEqual(refusal);
	}
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

test.skipIf(!hasCaddy)(
	"a release that is killed at any moment leaves one whole version",
	{ timeout: 600_000 },
	async () => {
		const { root, addVersion, version, run, current, expectNothingLost } = await setUp();
		const moments = new Set<string>();
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
			await eventually(() => version().catch(() => "")).not.toBe("");
			moments.add(current() === next ? "after the switch" : "before it");
		}
		expect(moments.size).toBe(2);
		await expectNothingLost("killed releases");
	},
);
