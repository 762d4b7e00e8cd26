import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { privacySettings } from "#shared/privacy-settings.ts";
import {
	type PageRenderer,
	RENDERER_FILE,
	SITE_BUILD_FILE,
	type SiteBuild,
	siteBuildSchema,
} from "#shared/site-build.ts";
import { StartError } from "./settings/settings.ts";

/**
 * Reads what the build wrote for the service.
 * @param folder the build folder
 * @throws StartError when the file is missing or broken
 */
export function readSiteBuild(folder: string): SiteBuild {
	const file = join(folder, SITE_BUILD_FILE);
	try {
		return v.parse(siteBuildSchema, JSON.parse(readFileSync(file, "utf8")));
	} catch (error) {
		const { message, issues: [issue] = [] } = error as Partial<v.ValiError<typeof siteBuildSchema>>;
		const field = issue && v.getDotPath(issue);
		throw new StartError(
			`${file} cannot be used: ${field ? `${field}: ` : ""}${message}. Run npm start, which builds the site again.`,
		);
	}
}

/** Imports what renders the pages that depend on a request or on the day. */
export async function importPageRenderer(folder: string, build: SiteBuild): Promise<PageRenderer> {
	const { pageRenderer } = await import(pathToFileURL(resolve(folder, RENDERER_FILE)).href);
	return pageRenderer(build.assets);
}

/** Says for which settings the privacy notice of the site is wrong. */
export function privacyNoticeProblem(build: SiteBuild, env: NodeJS.ProcessEnv): string | undefined {
	const built: Record<string, unknown> = build.privacySettings;
	const wrong = Object.entries(privacySettings(env)).flatMap(([name, now]) =>
		built[name] === now ? [] : [name],
	);
	if (wrong.length === 0) return undefined;
	return `The privacy notice was built for other values of ${wrong.join(", ")}. Run npm run build with the settings of the service, and restart it.`;
}
