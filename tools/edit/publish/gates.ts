import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../content/check/check-content.ts";
import { installedBrowser } from "../../browser/installed-browser.ts";
import { nameOfFile } from "../form/names.ts";
import { inOwnersWords } from "../form/owners-words.ts";
import type { Gates } from "./publisher.ts";

const read = (file: string) => {
	const path = join("company", file);
	return existsSync(path) ? readFileSync(path, "utf8") : undefined;
};
const nameOf = (file: string) => nameOfFile(file, read);

/** What to do about a failure that is no mistake in the content. */
export const inTheLog = (failure: string): string =>
	`Ask the person who looks after the site: the log of the editor says why. It ends with: ${failure}`;

/** Runs a program of the project. If it fails, logs its output and returns the last line. */
export async function failureOf(program: string, ...args: string[]): Promise<string | undefined> {
	// Vite sets NODE_ENV for the preview, and a build must not inherit it.
	const env = { ...process.env, NODE_ENV: undefined };
	const child = spawn(process.execPath, [program, ...args], {
		...{ env, stdio: ["ignore", "pipe", "pipe"] },
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			output += text;
		});
	}
	const code = await new Promise((resolve) => child.on("close", resolve));
	if (code === 0) return undefined;
	console.error(output);
	return output.trim().split("\n").at(-1) ?? "";
}

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
			const failure = await failureOf(program);
			if (failure !== undefined) return [`The site could not be built. ${inTheLog(failure)}`];
		}
		return [];
	};
