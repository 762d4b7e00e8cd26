import { install, main, runNode } from "./run/steps.mjs";

await main(async () => {
	await install();
	const args = process.argv.slice(2);
	await runNode("Launch check", ["tools/launch-check/main.ts", ...args], { show: true });
});
