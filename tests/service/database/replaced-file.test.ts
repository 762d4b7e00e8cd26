import { copyFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ada, multipart } from "../support/enquiry-requests.ts";
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

const ADVICE =
	/enquiries\.db(-wal)? was moved, deleted or replaced .+ Stop the service, put the file back, and start the service\.$/;

async function expectRefused(service: ServiceProcess): Promise<void> {
	const before = storeAlerts(service).length;
	const newAlerts = () => eventually(() => storeAlerts(service).slice(before));
	const refused = await enquire(service, "after");
	expect([refused.status, await refused.text()]).toEqual([
		503,
		expect.stringMatching(/^We cannot take enquiries now\./),
	]);
	expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
	await newAlerts().toEqual([expect.stringMatching(ADVICE)]);
	const health = await fetch(`${service.address}/healthz`);
	expect(health.status).toBe(503);
	expect(await health.json()).toMatchObject({ status: "unhealthy", ok: false });
	await newAlerts().toHaveLength(2);
	expect((await fetch(service.address)).status).toBe(200);
}

async function serviceWithOneEnquiry() {
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd, WITHOUT_MAIL);
	expect((await enquire(service, "before")).status).toBe(200);
	return { cwd, service, database: join(cwd, "data/enquiries.db") };
}

describe("while the service runs", () => {
	test.each([
		["the database file is deleted", (data: string) => rmSync(join(data, "enquiries.db"))],
		["the write-ahead log is deleted", (data: string) => rmSync(join(data, "enquiries.db-wal"))],
		["the data folder is removed", (data: string) => rmSync(data, { recursive: true })],
	])("%s: enquiries and /healthz get 503, and an alert says what to do", async (_, harm) => {
		const { cwd, service } = await serviceWithOneEnquiry();
		harm(join(cwd, "data"));
		await expectRefused(service);
		await expectRefused(service);
		expect((await service.end("SIGTERM")).code).toBe(0);
	});

	test("a backup is moved over the database: every acknowledged enquiry is in it", async () => {
		const { cwd, service, database } = await serviceWithOneEnquiry();
		await service.end("SIGTERM");
		const backup = join(cwd, "copy.db");
		copyFileSync(database, backup);
		const second = await startServiceProcess(cwd, WITHOUT_MAIL);
		renameSync(backup, database);
		await expectRefused(second);
		await second.end("SIGTERM");

		const third = await startServiceProcess(cwd, WITHOUT_MAIL);
		expect((await enquire(third, "later")).status).toBe(200);
		expect(await storedIn(cwd)).toEqual(["before", "later"]);
	});

	test("the database is moved away and put back: nothing acknowledged is lost", async () => {
		const { cwd, service, database } = await serviceWithOneEnquiry();
		renameSync(database, join(cwd, "moved.db"));
		await expectRefused(service);
		await service.end("SIGTERM");

		renameSync(join(cwd, "moved.db"), database);
		const second = await startServiceProcess(cwd, WITHOUT_MAIL);
		expect((await enquire(second, "later")).status).toBe(200);
		expect(await storedIn(cwd)).toEqual(["before", "later"]);
	});
});
