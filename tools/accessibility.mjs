import { build, install, main, runNode } from "./run/steps.mjs";

await main(async () => {
	await install();
	await build();
	await runNode("Accessibility", ["tools/accessibility/main.ts"], { show: true });
});
