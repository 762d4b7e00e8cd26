/** `npm run build`, which `npm start` and the tests run too: the site with its PDF brochures. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { privacySettings } from "#shared/privacy-settings.ts";
import { installedBrowser } from "./browser.ts";
import { main, runStep, say } from "./step.ts";

/** Contains the fingerprint of the inputs of the last complete build. */
const BUILT_FROM = "build/.built-from";

/** What the build reads: these folders, and the configurations, the lock file and `.env` beside them. */
const INPUTS = ["{site,company,content,shared,tools}/**", "*", ".env"];
/** Tests and documents do not affect the build. */
const IGNORED = /\.(test\.tsx?|md)$/;

/** The settings that the build writes into the pages: `envPrefix` in vite.config.ts. */
const BUILD_SETTINGS = /^(PUBLIC_|SITE_URL$)/;

/**
 * Returns a fingerprint of everything that the built site depends on.
 * @param hasBrowser whether the build can make the PDF brochures
 */
export function buildInputs(hasBrowser: boolean, root = "."): string {
	const hash = createHash("sha256");
	const settings = Object.entries(process.env).filter(([name]) => BUILD_SETTINGS.test(name));
	const notice = privacySettings(process.env);
	hash.update(JSON.stringify([settings.sort(), notice, hasBrowser]));
	for (const file of globSync(INPUTS, { cwd: root }).sort()) {
		const path = join(root, file);
		if (IGNORED.test(file) || !statSync(path).isFile()) continue;
		hash.update(`${file}\0`).update(readFileSync(path));
	}
	return hash.digest("hex");
}

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
		await runStep({ title: "Making the PDF brochures", args: ["tools/brochures.ts"] });
	} else {
		say("There is no Chromium on this machine, so the site was built without PDF brochures.");
	}
	writeFileSync(BUILT_FROM, inputs);
}

if (import.meta.main) await main(buildSite);
