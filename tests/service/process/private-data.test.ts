import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import {
	AS_NOBODY,
	canRunAsNobody,
	ROOT,
	startServiceProcess,
} from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";

/** Runs the service with the usual umask, which lets every user read new files. */
const USUAL_UMASK = ["sh", "-c", 'umask 022; exec "$@"', "sh"];

/** The access rights of a folder and of everything in it, by relative path. */
function rightsIn(folder: string): Record<string, string> {
	const paths = [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
	return Object.fromEntries(
		paths.map((path) => [path, (statSync(join(folder, path)).mode & 0o777).toString(8)]),
	);
}

/** Starts the service, stores an enquiry and waits for the file of its mail. */
async function startAndEnquire(cwd: string, under = USUAL_UMASK) {
	const service = await startServiceProcess(cwd, {}, undefined, { under });
	const folder = join(cwd, "data/mails");
	const mails = () =>
		existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
	const before = mails().length;
	expect(await service.enquire(ada)).toBe(200);
	await eventually(mails).toHaveLength(before + 1);
	return service;
}

const PRIVATE = {
	".": "700",
	mails: "700",
	"enquiries.db": "600",
	"enquiries.db-shm": "600",
	"enquiries.db-wal": "600",
	"service.lock": "600",
};

describe("only the user of the service can read", () => {
	test("a data folder that was made for everybody to read", async () => {
		const cwd = siteFolder();
		mkdirSync(join(cwd, "data"));
		chmodSync(join(cwd, "data"), 0o755);
		const service = await startAndEnquire(cwd);
		const rights = Object.entries(rightsIn(join(cwd, "data")));
		const named = rights.filter(([path]) => path.endsWith(".eml"));
		expect(named.map(([, right]) => right)).toEqual(["600"]);
		expect(Object.fromEntries(rights.filter((one) => !named.includes(one)))).toEqual(PRIVATE);
		expect(service.stderr).not.toContain("data.shared");
	});

	test("the database and the mails of an earlier start that everybody could read", async () => {
		const cwd = siteFolder();
		const data = join(cwd, "data");
		// After kill -9 the write-ahead log stays.
		await (await startAndEnquire(cwd)).end("SIGKILL");
		for (const [path, right] of Object.entries(rightsIn(data))) {
			chmodSync(join(data, path), right === "700" ? 0o755 : 0o644);
		}
		const service = await startAndEnquire(cwd);
		const rights = rightsIn(data);
		// Two mails.
		expect(Object.keys(rights)).toHaveLength(Object.keys(PRIVATE).length + 2);
		expect(rights).toMatchObject(PRIVATE);
		expect(new Set(Object.values(rights))).toEqual(new Set(["700", "600"]));
		expect(service.stderr).not.toContain("data.shared");
	});
});

test.skipIf(!canRunAsNobody())("a data folder of another user: an alert names it", async () => {
	const cwd = siteFolder();
	chmodSync(cwd, 0o755);
	mkdirSync(join(cwd, "data"));
	chmodSync(join(cwd, "data"), 0o777);
	const service = await startAndEnquire(cwd, AS_NOBODY);
	const alerts = service.stderr.split("\n").filter((line) => line.includes('"data.shared"'));
	expect(alerts.map((line) => JSON.parse(line))).toEqual([
		expect.objectContaining({
			level: "alert",
			warning: `Other users of this machine have access to ${join(cwd, "data")}, which the service cannot change: give DATA_DIR a folder of its own that belongs to the user of the service.`,
		}),
	]);
});

test("a folder with other files keeps its access rights, and an alert names it", async () => {
	const cwd = siteFolder();
	chmodSync(cwd, 0o755);
	const service = await startServiceProcess(cwd, { DATA_DIR: "." }, undefined, {
		under: USUAL_UMASK,
	});
	expect(await service.enquire(ada)).toBe(200);
	expect(rightsIn(cwd)).toMatchObject({ ".": "755", "secret.txt": "644", "enquiries.db": "600" });
	expect(service.stderr).toContain(`have access to ${cwd}, which`);
});

test("the unit sets the umask, and the how-to makes .env and the data folder private", () => {
	const read = (path: string) => readFileSync(resolve(ROOT, path), "utf8");
	expect(read("deploy/website.service")).toMatch(/^UMask=0077$/m);
	const howTo = read("docs/how-to/deploy.md");
	expect(howTo).toContain("install -d -m 700 data backup\n");
	expect(howTo).toContain("install -m 600 .env.example .env\n");
});
