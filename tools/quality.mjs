import { build, install, main, runNode } from "./run/steps.mjs";

await main(async () => {
	await install();
	await build();
	await runNode("Quality", ["tools/quality/main.ts"], { show: true });
});
