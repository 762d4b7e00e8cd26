import { spawn } from "node:child_process";
import { checkContent } from "../../../content/check/check-content.ts";
import { installedBrowser } from "../../browser/installed-browser.ts";

/** Runs a program of the project. Returns its last line if it fails. */
export async function failureOf(program: string, ...args: string[]): Promise<string | undefined> {
	const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			output += text;
		});
	}
	const code = await new Promise((resolve) => child.on("close", resolve));
	return code === 0 ? undefined : (output.trim().split("\n").at(-1) ?? "");
}

/**
 * Checks the content, puts the logos together and, if there is a browser, takes the preview pictures
 * of new pages. Returns the mistakes.
 */
export async function contentGates(): Promise<string[]> {
	return passing([]);
}

/** What has to pass before something is published without a release: the same, and a whole build. */
export async function siteGates(): Promise<string[]> {
	return passing(["tools/build.ts"]);
}

async function passing(more: string[]): Promise<string[]> {
	const { mistakes, warnings } = checkContent();
	if (mistakes.length > 0) return mistakes;
	const withoutPicture = warnings.some((warning) => warning.includes("no preview picture"));
	const programs = [
		"tools/sprite/sprite.ts",
		...(withoutPicture && installedBrowser() ? ["tools/preview-pictures/preview-pictures.ts"] : []),
		...more,
	];
	for (const program of programs) {
		const failure = await failureOf(program);
		if (failure !== undefined) return [`${program} failed, so nothing was published: ${failure}`];
	}
	return [];
}
