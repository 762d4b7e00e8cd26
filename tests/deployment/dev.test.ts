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
		...{ cwd: folder, stdio: ["ignore", "ignore", "inherit"] },
		env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data") },
	});
	onTestFinished(async () => {
		dev.kill();
		if (dev.exitCode === null) await once(dev, "exit");
	});
	return {
		save(id: string, change: object = {}) {
			const record = { ...sampleVacancy, route: `/careers/${id}`, name: `Role ${id}`, ...change };
			writeFileSync(join(pages, `${id}.json`), JSON.stringify(record));
		},
		/** The status and the HTML of a page. While the server starts again, it may not answer at all. */
		async get(path: string): Promise<string> {
			const [headers, signal] = [{ accept: "text/html" }, AbortSignal.timeout(20_000)];
			const asked = fetch(`http://127.0.0.1:${port}${path}`, { headers, signal });
			return asked
				.then(async (answer) => `${answer.status} ${await answer.text()}`)
				.catch(() => "");
		},
	};
}

test("during development a vacancy that is made, closed and opened again answers as in the built site", {
	// It usually takes 15 s.
	timeout: 180_000,
}, async () => {
	const { save, get } = await startDev();
	const soon = (path: string) => expect.poll(() => get(path), { timeout: 60_000, interval: 300 });
	await soon("/").toMatch(/^200/);
	save("first");
	save("second");
	await soon("/careers/first").toMatch(/^200.*<title>Role first/s);

	save("first", { lastDay: "2020-01-31" });
	await soon("/careers/first").toMatch(/^410/);
	const closed = await get("/careers/first/?from=elsewhere");
	expect(closed).toMatch(/^410.*href="\/careers\/second"/s);
	for (const page of [closed, await get("/")]) expect(page).not.toContain('href="/careers/first"');
	expect(await get("/careers/second")).toMatch(/^200/);
	expect(await get("/careers/third")).toMatch(/^404.*<title>Page not found/s);

	save("second", { name: "Renamed" });
	await soon("/careers/second").toContain("<title>Renamed");
	save("first", { lastDay: "2999-12-31" });
	await soon("/careers/first").toMatch(/^200/);
});
