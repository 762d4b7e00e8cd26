import { execFile } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { runToEnd } from "../support/service-process.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testService } from "../support/test-service.ts";

const dataDir = (path: string) => ({ DATA_DIR: join(path, "..") });

describe("without a database", () => {
	test("list prints a message, list --json and export print empty lists, show fails", async () => {
		const cwd = tempFolder();
		expect(await runToEnd("cli.ts", ["list"], cwd)).toMatchObject({
			code: 0,
			stdout: expect.stringMatching(/no enquiries/),
		});
		expect(JSON.parse((await runToEnd("cli.ts", ["list", "--json"], cwd)).stdout)).toEqual([]);
		expect(JSON.parse((await runToEnd("cli.ts", ["export"], cwd)).stdout)).toEqual([]);
		expect(await runToEnd("cli.ts", ["show", "x"], cwd)).toMatchObject({
			code: 1,
			stderr: expect.stringContaining("x"),
		});
	});
});

test("npm run -s enquiries prints only the JSON", async () => {
	const root = join(import.meta.dirname, "../../..");
	const env = { ...process.env, DATA_DIR: tempFolder(), DATABASE_URL: "" };
	const { stdout } = await promisify(execFile)(
		"npm",
		["run", "-s", "enquiries", "--", "list", "--json"],
		{
			cwd: root,
			env,
		},
	);
	expect(stdout).toBe("[]\n");
});

test.each([
	[[], ""],
	[["remove"], "There is no command remove."],
	[["list", "--xml"], "Unknown option '--xml'"],
	[["list", "--json=yes"], "Option '--json' does not take an argument"],
	[["show"], "Correct usage: show <id>"],
	[["export", "--csv", "more"], "Correct usage: export [--json|--csv] [--separator <character>]"],
	[["export", "--csv", "--json"], "Correct usage: export [--json|--csv] [--separator <character>]"],
	[["erase", "-a@example.com"], "Unknown option '-a'. To specify a positional argument starting"],
])("%j prints the usage and the reason, and exits with code 2", async (args, reason) => {
	const { code, stdout, stderr } = await runToEnd("cli.ts", args, tempFolder());
	expect([code, stdout]).toEqual([2, ""]);
	expect(stderr).toMatch(/^Usage: /);
	expect(stderr).toContain(reason);
});

test.each([["help"], ["--help"], ["-h"]])(
	"%s prints the usage and exits with code 0",
	async (name) => {
		const { code, stdout, stderr } = await runToEnd("cli.ts", [name], tempFolder());
		expect([code, stderr]).toEqual([0, ""]);
		expect(stdout).toMatch(/^Usage: .+\n {2}list /);
	},
);

test.each([
	[["list", "--from", "31.3.2027"], "Write a day as 2027-03-31, not as 31.3.2027.\n"],
	[["list", "--type", "sales"], "--type is one of Software Solutions, Career, Other.\n"],
	[
		["export", "--csv", "--separator", "x"],
		"--separator takes one of , ; | and a tab, in quotes.\n",
	],
])("%j is refused with one sentence", async (args, sentence) => {
	const { code, stderr } = await runToEnd("cli.ts", args, tempFolder());
	expect([code, stderr]).toEqual([2, sentence]);
});

test("an argument after -- may start with a dash", async () => {
	const { code, stderr } = await runToEnd("cli.ts", ["show", "--", "-1"], tempFolder());
	expect([code, stderr]).toEqual([1, expect.stringContaining("-1")]);
});

test("an invalid setting and a folder instead of the database print one line each", async () => {
	const cwd = tempFolder();
	expect((await runToEnd("cli.ts", ["list"], cwd, { PORT: "x" })).stderr).toMatch(/^PORT .+\n$/);
	mkdirSync(join(cwd, "data/enquiries.db"), { recursive: true });
	const { code, stderr } = await runToEnd("cli.ts", ["list"], cwd);
	expect([code, stderr.trim().split("\n").length]).toEqual([1, 1]);
	rmSync(join(cwd, "data"), { recursive: true });
});

describe("with enquiries, while the service has the database open", () => {
	async function filled() {
		const service = testService();
		await service.send(multipart(ada));
		await service.send(multipart({ ...ada, user_name: "Spam\u001b[31m Bot", homepage: "x" }));
		await service.send(
			multipart({ ...ada, user_name: '=HYPERLINK("x")', message: 'say "hi",\n@SUM(A1)' }),
		);
		const run = (...args: string[]) =>
			runToEnd("cli.ts", args, tempFolder(), dataDir(service.path));
		return { service, run };
	}

	test("list --json prints all enquiries, newest first, export oldest first; both mark quarantined ones", async () => {
		const { service, run } = await filled();
		const { code, stdout, stderr } = await run("export", "--json");
		expect([code, stderr]).toEqual([0, ""]);
		const records = JSON.parse(stdout);
		expect(records).toEqual(await service.stored());
		expect(records[0]).toMatchObject({ ...ada, quarantined: false, mail: "pending" });
		expect(records.map((record: { quarantined: boolean }) => record.quarantined)).toEqual([
			false,
			true,
			false,
		]);
		expect(JSON.parse((await run("list", "--json")).stdout)).toEqual(records.toReversed());
	});

	test("list prints one line per enquiry, without control characters", async () => {
		const { stdout } = await (await filled()).run("list");
		const lines = stdout.trimEnd().split("\n");
		expect(lines).toHaveLength(4);
		expect(lines[3]).toMatch(/^[\da-f]{8} .+Ada Lovelace.+ada@example\.com/);
		expect(lines[2]).toMatch(/quarantined$/);
		expect(stdout).not.toContain("\u001b");
	});

	test("list finds by text, type and day", async () => {
		const { run } = await filled();
		const count = async (...options: string[]) =>
			JSON.parse((await run("list", "--json", ...options)).stdout).length;
		expect(await count("--search", "LOVELACE")).toBe(1);
		expect(await count("--search", "nobody")).toBe(0);
		expect(await count("--type", "career")).toBe(0);
		expect(await count("--type", "software")).toBe(3);
		expect(await count("--to", "2001-01-01")).toBe(0);
		expect(await count("--from", "2001-01-01", "--to", "2999-01-01")).toBe(3);
	});

	test("a separator suits a spreadsheet that takes a comma for the decimal sign", async () => {
		const { stdout } = await (await filled()).run("export", "--csv", "--separator", ";");
		expect(stdout).toMatch(/^\ufeffid;receivedAt;user_name;/);
		expect(stdout.split("\r\n")[1]).toContain('";"Ada Lovelace";"');
	});

	test("show finds an enquiry by the short id of the list", async () => {
		const { service, run } = await filled();
		const [first] = await service.stored();
		expect((await run("show", first?.id.slice(-8) ?? "")).stdout).toContain(first?.id);
	});

	test("show prints the whole enquiry", async () => {
		const { service, run } = await filled();
		const { stdout } = await run("show", (await service.stored())[0]?.id ?? "");
		for (const value of Object.values(ada)) expect(stdout).toContain(value);
		expect((await run("show", "nothing")).code).toBe(1);
	});

	test("export --csv quotes all cells, neutralises formulas and starts with the known columns", async () => {
		const { stdout } = await (await filled()).run("export", "--csv");
		expect(stdout.split("\r\n")[0]).toBe(
			"\ufeffid,receivedAt,user_name,company,phone,user_email,enquiryType,message,quarantined," +
				"quarantineReason,conflict,mail,tries,sentAt,lastError,acknowledgement,webhook,webhookError," +
				"first_page,form_page,referring_host,utm_source,utm_medium,utm_campaign,utm_term,utm_content",
		);
		expect(stdout).toContain(`"'=HYPERLINK(""x"")"`);
		expect(stdout).toContain('"say ""hi"",\n@SUM(A1)"');
		const cells = stdout.match(/"(?:[^"]|"")*"/g) ?? [];
		expect(cells).toHaveLength(3 * 26);
		for (const cell of cells) expect(cell).not.toMatch(/^"\s*[=+@-]/);
	});
});
