import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { ada, askHealth, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { runToEnd, type ServiceProcess, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";

/** Nothing listens on port 1, so mails stay pending and the database is the only copy. */
const WITHOUT_MAIL = { SMTP_URL: "smtp://127.0.0.1:1" };

async function enquire(service: ServiceProcess, message: string): Promise<Response> {
	const request = multipart({ ...ada, message });
	return fetch(service.address + new URL(request.url).pathname, {
		method: "POST",
		headers: request.headers,
		body: await request.arrayBuffer(),
	});
}

const storedIn = async (cwd: string): Promise<string[]> =>
	JSON.parse((await runToEnd("cli.ts", ["list", "--json"], cwd)).stdout).map(
		({ message }: { message: string }) => message,
	);

/** The alerts about refused enquiries so far, and those of /healthz. */
const storeAlerts = (service: ServiceProcess): string[] =>
	service.stderr
		.split("\n")
		.filter((line) => line.includes('"store.unavailable"'))
		.map((line) => JSON.parse(line).error);

const GONE =
	/enquiries\.db was moved or deleted\. Put it back, or run npm run enquiries -- restore <backup file>\.$/;
const REPLACED =
	/enquiries\.db-wal was replaced or deleted while the service was using it\. .+ Restore a backup only with npm run enquiries -- restore <backup file>\.$/;

/** Sends an enquiry that must be refused, and resolves once the log says why. */
async function expectRefused(service: ServiceProcess, reason: RegExp): Promise<void> {
	const before = storeAlerts(service).length;
	const refused = await enquire(service, "refused");
	expect([refused.status, await refused.text()]).toEqual([
		503,
		expect.stringMatching(/^We cannot take enquiries at the moment\./),
	]);
	expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
	await eventually(() => storeAlerts(service).slice(before)).toEqual([
		expect.stringMatching(reason),
	]);
	expect((await fetch(service.address)).status).toBe(200);
}

async function serviceWithOneEnquiry() {
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd, WITHOUT_MAIL);
	expect((await enquire(service, "before")).status).toBe(200);
	return { cwd, service, database: join(cwd, "data/enquiries.db") };
}

/** Asks for the health, at which the service notices a replaced file, unless it already has. */
async function expectNoticed(service: ServiceProcess): Promise<void> {
	await fetch(askHealth(service.address));
	await eventually(() => storeAlerts(service)).toEqual([expect.stringMatching(REPLACED)]);
}

const acceptedAgain = (service: ServiceProcess) =>
	eventually(async () => (await enquire(service, "later")).status).toBe(200);

/** The copy that the service saved, as its alert names it. */
function savedCopy(service: ServiceProcess): string {
	const [copy, ...others] = service.stderr
		.split("\n")
		.filter((line) => line.includes('"store.saved"'))
		.map((line) => JSON.parse(line));
	expect(others).toEqual([]);
	expect(copy).toMatchObject({
		level: "alert",
		advice: `It has all enquiries up to now. If some are missing, run npm run enquiries -- restore ${copy.file}.`,
	});
	return copy.file;
}

function messagesIn(file: string): unknown[] {
	const db = new DatabaseSync(file, { readOnly: true });
	try {
		return db
			.prepare("SELECT message FROM enquiries ORDER BY id")
			.all()
			.map(({ message }) => message);
	} finally {
		db.close();
	}
}

describe("while the service runs", () => {
	test.each([
		["the database file is deleted", (data: string) => rmSync(join(data, "enquiries.db"))],
		["the data folder is removed", (data: string) => rmSync(data, { recursive: true })],
	])("%s: enquiries and /healthz get 503, and the stop saves a copy", async (_, harm) => {
		const { cwd, service, database } = await serviceWithOneEnquiry();
		harm(join(cwd, "data"));
		await expectRefused(service, GONE);
		await expectRefused(service, GONE);
		const health = await fetch(askHealth(service.address));
		expect([health.status, await health.json()]).toEqual([
			503,
			{ status: "down", ok: false, reason: expect.stringMatching(GONE) },
		]);
		expect((await service.end("SIGTERM")).code).toBe(0);
		expect(existsSync(database)).toBe(false);
		const copy = savedCopy(service);
		expect(dirname(copy)).toBe(dirname(database));
		expect(messagesIn(copy)).toEqual(["before"]);
	});

	test("the write-ahead log is deleted: the service goes on, and no enquiry is lost", async () => {
		const { cwd, service, database } = await serviceWithOneEnquiry();
		rmSync(`${database}-wal`);
		await expectNoticed(service);
		await acceptedAgain(service);
		expect(await storedIn(cwd)).toEqual(["before", "later"]);
		await service.end("SIGKILL");
		expect(await storedIn(cwd)).toEqual(["before", "later"]);
	});

	test("a backup is moved over the database: the service goes on with it, and saves the rest", async () => {
		const { cwd, service, database } = await serviceWithOneEnquiry();
		await service.end("SIGTERM");
		const backup = join(cwd, "copy.db");
		copyFileSync(database, backup);
		const second = await startServiceProcess(cwd, WITHOUT_MAIL);
		expect((await enquire(second, "after the backup")).status).toBe(200);
		renameSync(backup, database);
		await expectNoticed(second);
		await acceptedAgain(second);
		expect(await storedIn(cwd)).toEqual(["before", "later"]);
		expect(messagesIn(savedCopy(second))).toEqual(["before", "after the backup"]);
		expect((await second.end("SIGTERM")).code).toBe(0);
		expect(await storedIn(cwd)).toEqual(["before", "later"]);
	});

	test("the database is moved away and put back: the service goes on without a restart", async () => {
		const { cwd, service, database } = await serviceWithOneEnquiry();
		renameSync(database, join(cwd, "moved.db"));
		await expectRefused(service, GONE);
		renameSync(join(cwd, "moved.db"), database);
		await acceptedAgain(service);
		expect((await service.end("SIGTERM")).code).toBe(0);
		expect(await storedIn(cwd)).toEqual(["before", "later"]);
	});
});
