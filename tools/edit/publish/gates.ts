import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../content/check/check-content.ts";
import { installedBrowser } from "../../browser/installed-browser.ts";
import { nameOfFile } from "../form/names.ts";
import { inOwnersWords } from "../form/owners-words.ts";

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
	const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
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
 * preview pictures of pages with another title or picture. Returns the mistakes.
 */
export async function contentGates(): Promise<string[]> {
	return passing([]);
}

/** What has to pass before something is published without a release: the same, and a whole build. */
export async function siteGates(): Promise<string[]> {
	return passing(["tools/build.ts"]);
}

async function passing(more: string[]): Promise<string[]> {
	const { mistakes } = checkContent();
	if (mistakes.length > 0) return mistakes.map((mistake) => inOwnersWords(mistake, "", nameOf));
	const programs = [
		"tools/brand/brand.ts",
		...(installedBrowser() ? ["tools/preview-pictures/preview-pictures.ts"] : []),
		...more,
	];
	for (const program of programs) {
		const failure = await failureOf(program);
		if (failure !== undefined) return [`The site could not be built. ${inTheLog(failure)}`];
	}
	return [];
}
