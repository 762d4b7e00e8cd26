import { build, install, main, serve } from "./run/steps.mjs";

await main(async () => {
	await install();
	await build();
	serve(["service/main.ts"]);
});
