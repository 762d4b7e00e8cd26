import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { vacancies } from "#content/pages.ts";
import { sampleVacancy } from "#content/test/sample-vacancy.ts";
import { tempFolder } from "../service/support/temp-folder.ts";
import { freePort } from "../support/free-port.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Starts `npm run dev` in a clone of this project that has no vacancy. */
async function startDev() {
	const folder = join(tempFolder(), "site");
	execFileSync("git", ["clone", "--quiet", ROOT, folder]);
	symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
	const pages = join(folder, "company/pages");
	for (const { id } of vacancies) rmSync(join(pages, `${id}.json`));
	const port = await freePort();
	const dev = spawn(process.execPath, ["tools/dev.ts"], {
		cwd: folder,
		env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data") },
		stdio: ["ignore", "ignore", "inherit"],
	});
	onTestFinished(async () => {
		dev.kill();
		if (dev.exitCode === null) await once(dev, "exit");
	});
	const save = (id: string, change: object = {}) => {
		const record = { ...sampleVacancy, route: `/careers/${id}`, name: `Role ${id}`, ...change };
		writeFileSync(join(pages, `${id}.json`), JSON.stringify(record));
	};
	const get = async (path: string) => {
		// While the server starts again, it may not answer at all.
		const signal = AbortSignal.timeout(20_000);
		const response = await fetch(`http://127.0.0.1:${port}${path}`, {
			headers: { accept: "text/html" },
			signal,
		}).catch(() => undefined);
		return { status: response?.status, html: (await response?.text()) ?? "" };
	};
	return { save, get };
}

// It usually takes 15 s.
const RELEASE = { timeout: 180_000 };

test(
	"during development a vacancy that is made, closed and opened again answers as in the built site",
	RELEASE,
	async () => {
		const { save, get } = await startDev();
		const soon = <T>(read: () => T) => expect.poll(read, { timeout: 60_000, interval: 300 });
		await soon(async () => (await get("/")).status).toBe(200);
		save("first");
		save("second");
		const title = async () => /<title>([^<]*)/.exec((await get("/careers/first")).html)?.[1];
		await soon(title).toMatch(/^Role first/);

		save("first", { lastDay: "2020-01-31" });
		await soon(async () => (await get("/careers/first")).status).toBe(410);
		const closed = await get("/careers/first/?from=elsewhere");
		expect(closed.status).toBe(410);
		expect(closed.html).toContain('href="/careers/second"');
		expect(closed.html).not.toContain('href="/careers/first"');
		expect((await get("/careers/second")).status).toBe(200);
		expect((await get("/")).html).not.toContain('href="/careers/first"');

		const unknown = await get("/careers/third");
		expect(unknown.status).toBe(404);
		expect(unknown.html).toMatch(/<title>Page not found/);

		save("second", { name: "Renamed" });
		await soon(async () => (await get("/careers/second")).html).toContain("<title>Renamed");

		save("first", { lastDay: "2999-12-31" });
		await soon(async () => (await get("/careers/first")).status).toBe(200);
	},
);
