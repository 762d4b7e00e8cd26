import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../content/check/check-content.ts";
import { runStep } from "../../step.ts";
import { inOwnersWords, nameOfFile } from "../form/owners-words.ts";
import type { Gates } from "./publisher.ts";

const read = (file: string) => {
	const path = join("company", file);
	return existsSync(path) ? readFileSync(path, "utf8") : undefined;
};
const nameOf = (file: string) => nameOfFile(file, read);

/**
 * Runs a program of the project. Its output is in the log.
 * @returns what to do, if it failed
 */
export const failureOf = (title: string, ...args: string[]): Promise<string | undefined> =>
	runStep({ title, args }).then(
		() => undefined,
		(error: Error) => {
			console.error(error.message);
			return `Ask the person who looks after the site: the log of the editor says why. ${error.message}`;
		},
	);

/**
 * Checks the content and makes what follows from the name and the logos.
 * @param build whether to build the site, too, because no release follows that does
 */
export const contentGates =
	(build: boolean): Gates =>
	async (say) => {
		const { mistakes } = checkContent();
		if (mistakes.length > 0) return mistakes.map((mistake) => inOwnersWords(mistake, "", nameOf));
		const programs = { "The logos are put together": "tools/brand/brand.ts" };
		const builds = build ? { "The site is built": "tools/build.ts" } : {};
		for (const [step, program] of Object.entries({ ...programs, ...builds })) {
			say(step);
			const failure = await failureOf(step, program);
			if (failure !== undefined) return [`The site could not be built. ${failure}`];
		}
		return [];
	};
