import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const DEPLOY = resolve(import.meta.dirname, "../../../deploy");
/** Reads a file of the folder `deploy`. */
export const read = (name: string) => readFileSync(join(DEPLOY, name), "utf8");

/** Whether a program is installed. If not, the output says that its tests are skipped. */
export function isInstalled(program: string): boolean {
	const found = existsSync(program);
	if (!found) console.log(`Skipped: ${program} is not installed.`);
	return found;
}

/** Replaces strings. @throws if one does not occur in the text */
export function replaceAllOf(text: string, changes: Record<string, string>): string {
	return Object.entries(changes).reduce((result, [from, to]) => {
		if (!result.includes(from)) throw new Error(`The file does not contain ${from}.`);
		return result.replaceAll(from, to);
	}, text);
}
