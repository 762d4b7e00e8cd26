import { readFileSync } from "node:fs";
import { type PrivacySettings, privacySettings } from "#shared/privacy-settings.ts";

function readBuilt(file: string): Partial<PrivacySettings> {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		// Without the file, such as after a build of an older version, there is nothing to compare.
		return {};
	}
}

/**
 * Returns a sentence that says for which settings the privacy notice of the site is wrong, or
 * undefined if it is right.
 * @param file `privacy-settings.json` of the build
 */
export function privacyNoticeProblem(file: string, env: NodeJS.ProcessEnv): string | undefined {
	const now: Record<string, unknown> = privacySettings(env);
	const wrong = Object.entries(readBuilt(file)).flatMap(([name, built]) =>
		built === now[name] ? [] : [name],
	);
	if (wrong.length === 0) return undefined;
	return `The privacy notice was built for other values of ${wrong.join(", ")}. Run npm run build with the settings of the service, and restart it.`;
}
