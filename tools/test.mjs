/** Everything a stranger needs to see that the project works, in one command. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { staticChecks } from "./run/checks.mjs";
import { build, install, main, root, runNode, say } from "./run/steps.mjs";
import { TEST_REPORT, tests } from "./run/tests.mjs";

await main(async () => {
	await install();
	await staticChecks();
	// Before the build, which makes the PDF brochures with it.
	await runNode("Browser", ["tools/browser/main.ts"], { show: true });
	await build();
	try {
		await runNode("Tests", tests, { show: true });
	} finally {
		const { numPassedTests, numFailedTests } = JSON.parse(
			readFileSync(join(root, TEST_REPORT), "utf8"),
		);
		say(`${numPassedTests} passed, ${numFailedTests} failed`);
	}
});
