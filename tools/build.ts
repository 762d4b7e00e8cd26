import { buildSite } from "./run/build-site.ts";
import { loadSettings, main } from "./run/step.ts";

await main(async () => {
	loadSettings();
	await buildSite();
});
