import { build, install, main } from "./run/steps.mjs";

await main(async () => {
	await install();
	await build();
});
