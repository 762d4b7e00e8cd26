import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { installedBrowser } from "../browser/installed-browser.ts";
import { buildInputs } from "./build-inputs.ts";
import { runStep, say } from "./step.ts";

/** Holds the fingerprint of what the site in `build` was made from. */
const BUILT_FROM = "build/.built-from";

/**
 * Builds the site with its PDF brochures, unless the last build was made from the same inputs.
 * Only a machine without Chromium builds without brochures.
 * @throws when the content has mistakes, or the build or a brochure fails
 */
export async function buildSite(): Promise<void> {
	const hasBrowser = installedBrowser() !== undefined;
	const inputs = buildInputs(hasBrowser);
	if (existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, "utf8") === inputs) return;
	// A build that fails halfway must not pass for the one before it.
	rmSync(BUILT_FROM, { force: true });
	await runStep({ title: "Checking the content", args: ["tools/check-content.ts"] });
	await runStep({
		title: "Building the site",
		args: ["node_modules/@react-router/dev/bin.cjs", "build"],
		env: { PUBLIC_BROCHURES: hasBrowser ? "made" : "" },
	});
	if (hasBrowser) {
		await runStep({ title: "Making the PDF brochures", args: ["tools/brochures/brochures.ts"] });
	} else {
		say("No Chromium on this machine: the site was built without its PDF brochures.");
	}
	writeFileSync(BUILT_FROM, inputs);
}
