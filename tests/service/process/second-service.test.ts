import { join } from "node:path";
import { expect, test } from "vitest";
import { describeOnPostgres } from "../support/each-engine.ts";
import { ada } from "../support/enquiry-requests.ts";
import { runToEnd, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";

test("a second service on one data folder does not start", async () => {
	const cwd = siteFolder();
	const first = await startServiceProcess(cwd);
	for (const under of [[], ["unshare", "--pid", "--fork", "--kill-child"]]) {
		const { code, stderr } = await runToEnd("main.ts", [], cwd, { PORT: "0" }, { under });
		expect(stderr).toBe(
			`DATA_DIR ${join(cwd, "data")} is in use by another process. Stop that service first, or set DATA_DIR to a folder of its own.\n`,
		);
		expect(code).toBe(1);
	}
	expect(await first.enquire(ada)).toBe(200);
});

test.each(["SIGTERM", "SIGKILL"] as const)(
	"after %s the next service starts at once",
	async (signal) => {
		const cwd = siteFolder();
		await (await startServiceProcess(cwd)).end(signal);
		const next = await startServiceProcess(cwd);
		expect(await next.enquire(ada)).toBe(200);
	},
);

test("the command line and a restore work beside the service", async () => {
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd);
	await service.enquire(ada);
	expect((await runToEnd("cli.ts", ["retry"], cwd)).code).toBe(0);
});

describeOnPostgres("on PostgreSQL", (server) => {
	test("two services may have one data folder", async () => {
		const cwd = siteFolder();
		const env = { DATABASE_URL: await server().database() };
		const both = [await startServiceProcess(cwd, env), await startServiceProcess(cwd, env)];
		for (const { enquire } of both) expect(await enquire(ada)).toBe(200);
	});
});
