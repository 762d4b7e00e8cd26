import { mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { enquiryFields } from "#shared/enquiry.ts";
import { ada } from "../support/enquiry-requests.ts";
import { run } from "../support/run-command.ts";
import { runToEnd } from "../support/service-process.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testService } from "../support/test-service.ts";

const inEmptyFolder = (...args: string[]) => run({ DATA_DIR: tempFolder() }, ...args);

test("as a program it prints only the JSON, the errors on stderr, and exits with a code", async () => {
	const cwd = tempFolder();
	const list = await runToEnd("cli.ts", ["list", "--json"], cwd);
	expect(list).toEqual({ code: 0, stdout: "[]\n", stderr: "" });
	const show = await runToEnd("cli.ts", ["show", "x"], cwd);
	expect(show).toEqual({
		code: 1,
		stdout: "",
		stderr: expect.stringMatching(/^There are no .+\n$/),
	});
	expect((await runToEnd("cli.ts", ["remove"], cwd)).code).toBe(2);
});

test("without a database, list says so, and export has nothing", async () => {
	expect((await inEmptyFolder("list")).stdout).toMatch(/no enquiries/);
	const status = await inEmptyFolder("status");
	expect(status).toMatchObject({
		code: 1,
		stderr: expect.stringMatching(/^There is no .+ restore /),
	});
	expect(JSON.parse((await inEmptyFolder("export")).stdout)).toEqual([]);
});

test("the database is named where it is, and not by a link to its folder", async () => {
	const folder = realpathSync(tempFolder());
	const link = join(tempFolder(), "data");
	symlinkSync(folder, link);
	const { stderr } = await run({ DATA_DIR: link }, "status");
	expect(stderr).toContain(`There is no ${join(folder, "enquiries.db")}: `);
});

test.each([
	[["remove"], "There is no command remove."],
	[["list", "--xml"], "Unknown option '--xml'"],
	[["show"], "Correct usage: show <id>"],
	[["export", "--csv", "--json"], "Correct usage: export [--json|--csv] [--separator <character>]"],
	[["erase", "-a@example.com"], "Unknown option '-a'. To specify a positional argument starting"],
])("%j prints the usage and the reason, with code 2", async (args, reason) => {
	const { code, stdout, stderr } = await inEmptyFolder(...args);
	expect([code, stdout]).toEqual([2, ""]);
	expect(stderr).toMatch(/^Usage: /);
	expect(stderr).toContain(reason);
});

test.each(["help", "--help", "-h"])("%s prints the usage", async (name) => {
	const { code, stdout, stderr } = await inEmptyFolder(name);
	expect([code, stderr]).toEqual([0, ""]);
	expect(stdout).toMatch(/^Usage: .+\n {2}list /);
});

test.each([
	[["list", "--from", "31.3.2027"], "Write a day as 2027-03-31, not as 31.3.2027.\n"],
	[["list", "--type", "sales"], "--type is one of Software Solutions, Career, Other.\n"],
	[
		["export", "--csv", "--separator", "x"],
		"--separator takes one of , ; | and a tab, in quotes.\n",
	],
])("%j is refused with one sentence", async (args, sentence) => {
	const { code, stderr } = await inEmptyFolder(...args);
	expect([code, stderr]).toEqual([2, sentence]);
});

test("an invalid setting and a folder instead of the database print one line each", async () => {
	const DATA_DIR = tempFolder();
	expect((await run({ DATA_DIR, PORT: "x" }, "list")).stderr).toMatch(/^PORT .+\n$/);
	mkdirSync(join(DATA_DIR, "enquiries.db"));
	const { code, stderr } = await run({ DATA_DIR }, "list");
	expect([code, stderr]).toEqual([1, expect.stringMatching(/^.+\n$/)]);
});

/** Three enquiries, while the service has the database open. */
async function filled() {
	const service = testService();
	await service.enquire(ada);
	await service.enquire({ ...ada, user_name: "Spam\u001b[31m Bot", homepage: "x" });
	await service.enquire({ ...ada, user_name: '=HYPERLINK("x")', message: 'say "hi",\n@SUM(A1)' });
	const records = await service.stored();
	return { records, cli: (...args: string[]) => run({ DATA_DIR: dirname(service.path) }, ...args) };
}

test("export prints all enquiries, oldest first, list newest first; both mark quarantined ones", async () => {
	const { records, cli } = await filled();
	const { code, stdout, stderr } = await cli("export", "--json");
	expect([code, stderr]).toEqual([0, ""]);
	expect(JSON.parse(stdout)).toEqual(records);
	expect(records).toMatchObject([
		{ ...ada, quarantined: false, mail: "pending" },
		{ quarantined: true },
		{ quarantined: false },
	]);
	expect(JSON.parse((await cli("list", "--json")).stdout)).toEqual(records.toReversed());
});

test("list prints a line for each enquiry, without control characters; show finds it by its short id", async () => {
	const { records, cli } = await filled();
	const { stdout } = await cli("list");
	const lines = stdout.trimEnd().split("\n");
	expect(lines).toHaveLength(4);
	expect(lines[3]).toMatch(/^[\da-f]{8} .+Ada Lovelace.+ada@example\.com/);
	expect(lines[2]).toMatch(/quarantined$/);
	expect(stdout).not.toContain("\u001b");
	for (const id of [records[0]?.id ?? "", lines[3]?.slice(0, 8) ?? ""]) {
		const shown = (await cli("show", id)).stdout;
		for (const value of [...Object.values(ada), records[0]?.id]) expect(shown).toContain(value);
	}
	expect((await cli("show", "nothing")).code).toBe(1);
});

test.each([
	[["--search", "LOVELACE"], 1],
	[["--search", "nobody"], 0],
	[["--type", "career"], 0],
	[["--type", "software"], 3],
	[["--to", "2001-01-01"], 0],
	[["--from", "2001-01-01", "--to", "2999-01-01"], 3],
])("list %j finds %i enquiries", async (options, count) => {
	const { cli } = await filled();
	expect(JSON.parse((await cli("list", "--json", ...options)).stdout)).toHaveLength(count);
});

test("export --csv quotes all cells, neutralises formulas and starts with the known columns", async () => {
	const { records, cli } = await filled();
	const { stdout } = await cli("export", "--csv");
	const columns = stdout.split("\r\n")[0]?.replace("\ufeff", "").split(",") ?? [];
	expect(columns.toSorted()).toEqual(Object.keys(records[0] ?? {}).toSorted());
	expect(columns.slice(0, 3)).toEqual(["id", "receivedAt", enquiryFields[0]]);
	expect(stdout).toContain(`"'=HYPERLINK(""x"")"`);
	expect(stdout).toContain('"say ""hi"",\n@SUM(A1)"');
	const separated = (await cli("export", "--csv", "--separator", ";")).stdout;
	expect(separated).toMatch(/^\ufeffid;receivedAt;user_name;/);
});
