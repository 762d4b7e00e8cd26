/** Every figure of the README, measured anew: the pages' speed, their build, the service. */
import { build, install, main, runAll } from "./run/steps.mjs";

/** @type {[title: string, args: string[]][]} */
const BENCHES = [
	["Speed of the pages", ["tools/speed/speed.ts"]],
	["Build of generated pages", ["tools/bench/pages.ts"]],
	["Enquiry service", ["tools/bench/service.ts"]],
];

await main(async () => {
	await install();
	await build();
	const failed = await runAll(BENCHES);
	if (failed.length > 0) throw new Error(`Over a limit, or not measured: ${failed.join(", ")}.`);
});
