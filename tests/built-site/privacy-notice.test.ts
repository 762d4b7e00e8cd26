import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("the launch check names the settings for which the built privacy notice is wrong", async () => {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["tools/launch-check/main.ts", "--draft"],
		{ env: { ...process.env, RETENTION_DAYS: "12345" } },
	);
	expect(stdout).toMatch(/The privacy notice was built for other values of .*RETENTION_DAYS/);
});
