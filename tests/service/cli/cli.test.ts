import { readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { purgeDelivered } from "#service/enquiries/delete.ts";
import { enquiryFields } from "#shared/enquiry.ts";
import { ada } from "../support/enquiry-requests.ts";
import { run } from "../support/run-command.ts";
import { runToEnd } from "../support/service-process.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { databaseWithEveryState } from "./every-state.ts";

const inEmptyFolder = (...args: string[]) => run({ DATA_DIR: tempFolder() }, ...args);

test("as a program it prints only the JSON, the errors on stderr, and exits with a code", async () => {
	const cwd = tempFolder();
	const list = await runToEnd("cli.ts", ["list", "--json"], cwd);
	expect(list).toEqual({ code: 0, stdout: "[]\n", stderr: "" });
	const show = await runToEnd("cli.ts", ["show", "x"], cwd);
	const stderr = expect.stringMatching(/^There are no .+\n$/);
	expect(show).toEqual({ code: 1, stdout: "", stderr });
});

test("without a database, list says so, export has nothing, and status names where it would be", async () => {
	expect((await inEmptyFolder("list")).stdout).toMatch(/no enquiries/);
	expect(JSON.parse((await inEmptyFolder("export")).stdout)).toEqual([]);
	const folder = realpathSync(tempFolder());
	const link = join(tempFolder(), "data");
	symlinkSync(folder, link);
	const { code, stderr } = await run({ DATA_DIR: link }, "status");
	expect([code, stderr]).toEqual([1, expect.stringMatching(/ restore /)]);
	expect(stderr).toContain(`There is no ${join(folder, "enquiries.db")}: `);
});

test.each([
	[["remove"], "There is no command remove."],
	[["list", "--xml"], "Unknown option '--xml'"],
	[["export", "--csv", "--json"], "Correct usage: export [--json|--csv] [--separator <character>]"],
	[["erase", "-a@example.com"], "Unknown option '-a'. To specify a positional argument starting"],
	[["list", "--from", "31.3.2027"], "Write a day as 2027-03-31, not as 31.3.2027.\n"],
	[["list", "--type", "sales"], "--type is one of Software Solutions, Career, Other.\n"],
	[
		["export", "--csv", "--separator", "x"],
		"--separator takes one of , ; | and a tab, in quotes.\n",
	],
])("%j prints the reason, with code 2", async (args, reason) => {
	const { code, stdout, stderr } = await inEmptyFolder(...args);
	expect([code, stdout]).toEqual([2, ""]);
	// The command line itself is followed by the usage.
	if (reason.endsWith("\n")) expect(stderr).toBe(reason);
	else expect(stderr).toMatch(/^Usage: /);
	expect(stderr).toContain(reason);
});

test.each(["help", "--help", "-h"])("%s prints the usage", async (name) => {
	const stdout = expect.stringMatching(/^Usage: .+\n {2}list /);
	expect(await inEmptyFolder(name)).toEqual({ code: 0, stdout, stderr: "" });
});

test("with DATABASE_URL, restore names the command that brings a dump back", async () => {
	const env = { DATA_DIR: tempFolder(), DATABASE_URL: "postgres://127.0.0.1:1/enquiries" };
	const { stderr } = await run(env, "restore", "any.db");
	expect(stderr).toMatch(
		/^DATABASE_URL is set\. Stop the service, and run pg_restore .+ <dump>\.\n$/,
	);
});

describe("list, show and export", () => {
	test("print all enquiries, list newest first, and find one by its short id", async () => {
		const { service, ids, run } = await databaseWithEveryState();
		const records = await service.stored();
		const exported = await run("export", "--json");
		expect([exported.code, exported.stderr]).toEqual([0, ""]);
		expect(JSON.parse(exported.stdout)).toEqual(records);
		expect(JSON.parse((await run("list", "--json")).stdout)).toEqual(records.toReversed());
		const lines = (await run("list")).stdout.trimEnd().split("\n");
		expect(lines).toHaveLength(5);
		expect(lines[4]).toMatch(/^[\da-f]{8} .+Ada Lovelace.+sent@x\.example/);
		expect(lines[1]).toMatch(/quarantined$/);
		for (const id of [ids.sent, lines[4]?.slice(0, 8) ?? ""]) {
			const shown = (await run("show", id)).stdout;
			for (const value of [ada.phone, ada.company, ids.sent]) expect(shown).toContain(value);
		}
		expect((await run("show", "nothing")).code).toBe(1);
		// That the CSV is well formed and without formulas, see the hostile requests.
		const csv = (await run("export", "--csv", "--separator", ";")).stdout.replace("\ufeff", "");
		const columns = csv.split("\r\n", 1)[0]?.split(";") ?? [];
		expect(columns.toSorted()).toEqual(Object.keys(records[0] ?? {}).toSorted());
		expect(columns.slice(0, 3)).toEqual(["id", "receivedAt", enquiryFields[0]]);
	});

	test.each([
		[["--search", "SENT@"], 1],
		[["--type", "software"], 4],
		[["--from", "2001-01-01", "--to", "2999-01-01"], 4],
	])("list %j finds %i enquiries", async (options, count) => {
		const { run } = await databaseWithEveryState();
		expect(JSON.parse((await run("list", "--json", ...options)).stdout)).toHaveLength(count);
	});
});

test("status exits with 1, counts and advice while something is wrong, and else with 0", async () => {
	const { run, claimAll, outbox } = await databaseWithEveryState();
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
	for (const claim of await claimAll()) await outbox.failed(claim, "535", "login");
	const { code, stdout } = await run("status");
	expect([code, stdout]).toEqual([1, expect.stringMatching(/^Login refused: 2$/m)]);
	expect(stdout).toMatch(/password/);
	await run("retry");
	for (const claim of await claimAll()) await outbox.sent(claim);
	expect(await run("status")).toMatchObject({ code: 0, stdout: expect.stringMatching(/ ok\n/) });
});

test("retry makes the stopped and waiting mails of all enquiries or of one enquiry due", async () => {
	const { run, claimAll, ids } = await databaseWithEveryState();
	expect((await run("retry", ids.stopped)).stdout).toMatch(/^1 stopped and 0 waiting/);
	const due = (await claimAll()).map(({ id }) => id);
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
});

describe("erase", () => {
	test("deletes every enquiry of an address with its mail files, and no other", async () => {
		const { run, service, messages, mailFiles } = await databaseWithEveryState();
		await service.enquire({ ...ada, user_email: "Sent@X.example", message: "again" });
		const inFiles = (text: string) =>
			["", "-wal"].some((end) => readFileSync(service.path + end).includes(text));
		expect(inFiles("sent@x.example")).toBe(true);
		const { code, stdout } = await run("erase", "SENT@x.example", "--yes");
		expect(code).toBe(0);
		expect(stdout).toMatch(
			/^Erased 2 enquiries, 1 of them not delivered\. Sent mails and backups .+ enquiries-saved-….db/,
		);
		expect(await messages()).toEqual(["stopped", "waiting", "held"]);
		expect(readdirSync(mailFiles)).toHaveLength(3);
		expect(service.file.prepare("SELECT count(*) AS n FROM outbox").get()?.n).toBe(2);
		expect([inFiles("sent@x.example"), inFiles("held@x.example")]).toEqual([false, true]);
	});

	test("without --yes and without a terminal changes nothing and asks for --yes", async () => {
		const { run, messages } = await databaseWithEveryState();
		const { code, stdout, stderr } = await run("erase", "sent@x.example");
		expect([code, stdout, stderr]).toEqual([2, "", expect.stringMatching(/add --yes\.\n$/)]);
		expect(await messages()).toHaveLength(4);
	});
});

test("retention deletes only delivered enquiries that are old enough, with their mail files", async () => {
	const { service, messages, mailFiles } = await databaseWithEveryState();
	const received = service.clock.now;
	expect(await purgeDelivered(service.database, received, mailFiles)).toBe(0);
	expect(await purgeDelivered(service.database, received + 1, mailFiles)).toBe(1);
	expect(await messages()).toEqual(["stopped", "waiting", "held"]);
	expect(readdirSync(mailFiles)).toHaveLength(3);
});
