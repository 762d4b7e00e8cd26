import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../content/check/check-content.ts";
import { installedBrowser } from "../../browser/installed-browser.ts";
import { runStep } from "../../run/step.ts";
import { nameOfFile } from "../form/names.ts";
import { inOwnersWords } from "../form/owners-words.ts";
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
 * Checks the content, makes what follows from the name and the logos and, if there is a browser, the
 * preview pictures of pages with another title or picture.
 * @param build whether to build the site, too, because no release follows that does
 */
export const contentGates =
	(build: boolean): Gates =>
	async (say) => {
		const { mistakes } = checkContent();
		if (mistakes.length > 0) return mistakes.map((mistake) => inOwnersWords(mistake, "", nameOf));
		const previews = "tools/preview-pictures/preview-pictures.ts";
		const programs: [step: string, program: string, needed: boolean][] = [
			["The logos are put together", "tools/brand/brand.ts", true],
			["Pictures of link previews are taken", previews, installedBrowser() !== undefined],
			["The site is built", "tools/build.ts", build],
		];
		for (const [step, program] of programs.filter(([, , needed]) => needed)) {
			say(step);
			const failure = await failureOf(step, program);
			if (failure !== undefined) return [`The site could not be built. ${failure}`];
		}
		return [];
	};
