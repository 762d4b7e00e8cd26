import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { purgeDelivered } from "#service/enquiries/delete.ts";
import { ada } from "../support/enquiry-requests.ts";
import { run as runCommand } from "../support/run-command.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { databaseWithEveryState } from "./owner-commands.ts";

describe("status", () => {
	test("exits with 1, counts and advice while a mail is stopped, and with 0 once it is sent", async () => {
		const { run, service, outbox } = await databaseWithEveryState();
		const bad = await run("status");
		expect(bad.code).toBe(1);
		expect(bad.stdout).toMatch(/^Status: +degraded\n/);
		expect(bad.stdout).toMatch(/^Stopped: +1$/m);
		expect(bad.stdout).toMatch(/retry/);
		expect(bad.stdout).not.toContain("@");
		const json = JSON.parse((await run("status", "--json")).stdout);
		expect(json).toMatchObject({ status: "degraded", pending: 1, stopped: 1, quarantined: 1 });
		// Only the running service knows it.
		expect(json).not.toHaveProperty("notStored");
		await run("retry");
		service.clock.now = Date.now();
		for (const claim of await outbox.claim(9)) await outbox.sent(claim);
		expect(await run("status")).toMatchObject({ code: 0, stdout: expect.stringMatching(/ ok\n/) });
	});

	test("a refused login has its own count and advice", async () => {
		const { run, service, outbox } = await databaseWithEveryState();
		await run("retry");
		service.clock.now = Date.now();
		for (const claim of await outbox.claim(9)) await outbox.failed(claim, "535", "login");
		const { code, stdout } = await run("status");
		expect([code, stdout]).toEqual([1, expect.stringMatching(/^Login refused: 2$/m)]);
		expect(stdout).toMatch(/password/);
	});
});

test("retry makes the stopped and waiting mails of all enquiries or of one enquiry due", async () => {
	const { run, service, outbox, ids } = await databaseWithEveryState();
	expect((await run("retry", ids.stopped)).stdout).toMatch(/^1 stopped and 0 waiting/);
	service.clock.now = Date.now();
	const due = (await outbox.claim(9)).map(({ id }) => id);
	expect(due.sort()).toEqual([ids.stopped, ids.waiting].sort());
	expect((await run("retry", "nothing")).stdout).toMatch(/^0 stopped and 0 waiting/);
});

test("release queues a quarantined enquiry once, and rejects any other", async () => {
	const { run, service, ids } = await databaseWithEveryState({ ACKNOWLEDGE: "on" });
	expect((await run("release", ids.held)).stdout).toMatch(/^Released/);
	expect((await service.stored()).at(-1)).toMatchObject({
		...{ quarantined: false, mail: "pending", acknowledgement: "none" },
	});
	for (const id of [ids.held, ids.sent, "nothing"]) {
		const { code, stderr } = await run("release", id);
		expect([code, stderr]).toEqual([1, `There is no enquiry ${id} in quarantine.\n`]);
	}
	const mails = (await service.stored()).map(({ mail }) => mail);
	expect(mails).toEqual(["sent", "stopped", "pending", "pending"]);
});

describe("erase", () => {
	test("deletes every enquiry of an address with its mail files, and no other", async () => {
		const { run, service, messages, mailFiles } = await databaseWithEveryState({
			ACKNOWLEDGE: "on",
		});
		await service.enquire({ ...ada, user_email: "Sent@X.example", message: "again" });
		const { code, stdout } = await run("erase", "SENT@x.example", "--yes");
		expect(code).toBe(0);
		expect(stdout).toMatch(
			/^Erased 2 enquiries, 1 of them not delivered\. Sent mails and backups .+ enquiries-saved-….db/,
		);
		expect(await messages()).toEqual(["stopped", "waiting", "held"]);
		expect(readdirSync(mailFiles)).toHaveLength(3);
		expect(service.file.prepare("SELECT count(*) AS n FROM outbox").get()?.n).toBe(4);
	});

	test("removes the erased data from the database files", async () => {
		const { run, service } = await databaseWithEveryState();
		const inFiles = (text: string) =>
			["", "-wal"].some((end) => readFileSync(service.path + end).includes(text));
		expect(inFiles("sent@x.example")).toBe(true);
		await run("erase", "sent@x.example", "--yes");
		expect(inFiles("sent@x.example")).toBe(false);
		expect(inFiles("held@x.example")).toBe(true);
	});
});

test("erase without --yes and without a terminal changes nothing and asks for --yes", async () => {
	const { run, messages } = await databaseWithEveryState();
	const { code, stdout, stderr } = await run("erase", "sent@x.example");
	expect([code, stdout, stderr]).toEqual([2, "", expect.stringMatching(/add --yes\.\n$/)]);
	expect(await messages()).toHaveLength(4);
});

test("retention deletes only delivered enquiries that are old enough, with their mail files", async () => {
	const { service, messages, mailFiles } = await databaseWithEveryState();
	const received = service.clock.now;
	expect(await purgeDelivered(service.database, received, mailFiles)).toBe(0);
	expect(await purgeDelivered(service.database, received + 1, mailFiles)).toBe(1);
	expect(await messages()).toEqual(["stopped", "waiting", "held"]);
	expect(readdirSync(mailFiles)).toHaveLength(3);
});

test("with DATABASE_URL, restore names the command that brings a dump back", async () => {
	const env = { DATA_DIR: tempFolder(), DATABASE_URL: "postgres://127.0.0.1:1/enquiries" };
	const { code, stderr } = await runCommand(env, "restore", "any.db");
	expect([code, stderr]).toEqual([
		1,
		expect.stringMatching(
			/^DATABASE_URL is set\. Stop the service, and run pg_restore .+ <dump>\.\n$/,
		),
	]);
});
