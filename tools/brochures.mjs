/** Makes the brochures again from the built site, and builds it first where that is needed. */
import { installedBrowser } from "./browser/installed-browser.mjs";
import { brochures, build, install, main, say } from "./run/steps.mjs";

await main(async () => {
	await install();
	const built = await build();
	if (built) return;
	if (installedBrowser()) await brochures();
	else say("No Chromium on this machine: install one, or set CHROMIUM_PATH, for the brochures.");
});
