import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NODE, ROOT, startServiceProcess } from "../service/support/service-process.ts";

const run = promisify(execFile);
const SETTINGS = {
	SMTP_URL: "smtp://127.0.0.1:1",
	RETENTION_DAYS: "30",
	ACKNOWLEDGE: "on",
	WEBHOOK_URL: "http://127.0.0.1:1",
	WEBHOOK_SECRET: "a secret of the tests",
};

describe("in a build with other settings", { tags: ["release"] }, () => {
	/** A folder with a site that was built with these settings. */
	let folder: string;

	beforeAll(async () => {
		folder = mkdtempSync(join(ROOT, "build/privacy-"));
		await run(NODE, ["tools/build/build-site.ts"], {
			cwd: ROOT,
			env: {
				...process.env,
				...SETTINGS,
				BUILD_DIR: join(folder, "build"),
			},
		});
		// The build alone takes 10 s on two idle cores.
	}, 180_000);
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	test("the privacy notice says what the service is set to do", async () => {
		const { address, stderr } = await startServiceProcess(folder, SETTINGS);
		const page = await (await fetch(`${address}/privacy`)).text();
		expect(page).toContain("The enquiry service deletes an enquiry 30 days after it arrived");
		expect(page).toContain("It also sends them to us by email.");
		expect(page).toContain("It also passes them to another program");
		expect(page).toContain("We confirm by email");
		expect(page).not.toMatch(/delivery service|until we delete it/);
		expect(stderr).not.toContain("privacy.outdated");
	});

	test("the start names the settings for which the notice is wrong", async () => {
		const { stderr } = await startServiceProcess(folder, { ...SETTINGS, RETENTION_DAYS: "60" });
		const [alert] = stderr
			.split("\n")
			.filter((line) => line.includes("privacy.outdated"))
			.map((line) => JSON.parse(line));
		expect(alert).toMatchObject({
			level: "alert",
			warning: expect.stringMatching(
				/built for other values of RETENTION_DAYS\. Run npm run build/,
			),
		});
	});
});

test("the launch check names the settings for which the notice is wrong", async () => {
	const { stdout } = await run(NODE, ["tools/launch-check/main.ts", "--draft"], {
		cwd: ROOT,
		env: { ...process.env, RETENTION_DAYS: "12345" },
	});
	expect(stdout).toMatch(/The privacy notice was built for other values of .*RETENTION_DAYS/);
});
