import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { installedBrowser } from "../browser/installed-browser.ts";
import { buildInputs } from "./build-inputs.ts";
import { runStep, say } from "./step.ts";

/** Contains the fingerprint of the inputs of the last complete build. */
const BUILT_FROM = "build/.built-from";

/**
 * Builds the site with its PDF brochures, unless the last build had the same inputs. Without
 * Chromium, it builds the site without brochures.
 * @throws when the content has mistakes, or the build or a brochure fails
 */
export async function buildSite(): Promise<void> {
	const hasBrowser = installedBrowser() !== undefined;
	const inputs = buildInputs(hasBrowser);
	if (existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, "utf8") === inputs) return;
	// If this build fails halfway, the previous fingerprint must not describe what is left of it.
	rmSync(BUILT_FROM, { force: true });
	await runStep({ title: "Checking the content", args: ["tools/check-content.ts"] });
	await runStep({
		title: "Building the site",
		args: ["tools/build/build-site.ts"],
		env: { PUBLIC_BROCHURES: hasBrowser ? "made" : "" },
	});
	if (hasBrowser) {
		await runStep({ title: "Making the PDF brochures", args: ["tools/brochures/brochures.ts"] });
	} else {
		say("There is no Chromium on this machine, so the site was built without PDF brochures.");
	}
	writeFileSync(BUILT_FROM, inputs);
}
