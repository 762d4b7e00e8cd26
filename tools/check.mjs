import { staticChecks } from "./run/checks.mjs";
import { install, main } from "./run/steps.mjs";

await main(async () => {
	await install();
	await staticChecks();
});
