/** Runs every check that reads the built pages, and prints what each one finds. */
import { allChecks } from "./all-checks.ts";
import { hasJava, runVnu } from "./vnu.ts";

const CLIENT = "build/client";
const checks = await allChecks(CLIENT);
if (hasJava()) checks["HTML (Nu Html Checker)"] = runVnu(CLIENT);
else console.log("No Java on this machine: the Nu Html Checker was not run.");

for (const [check, mistakes] of Object.entries(checks)) {
	console.log(
		`${check}: ${mistakes.length === 0 ? "nothing found" : `${mistakes.length} mistakes`}`,
	);
	for (const mistake of mistakes) console.log(`  ${mistake}`);
	if (mistakes.length > 0) process.exitCode = 1;
}
