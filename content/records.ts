/**
 * The records of the pages, by file name, as they are in company/pages/. The build puts them into the
 * bundle that renders pages (vite.config.ts), so that the service needs no folder of records.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Relative to the working directory. */
const FOLDER = "company/pages";

/** Whether texts may be too short or too long, as in the preview of the editor, which has its own records. */
export const areDrafts: boolean = false;

function parse(file: string): unknown {
	try {
		return JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
	} catch (error) {
		throw new Error(`${join(FOLDER, file)} is not JSON: ${(error as Error).message}.`);
	}
}

export const files: Readonly<Record<string, unknown>> = Object.fromEntries(
	readdirSync(FOLDER)
		.filter((file) => file.endsWith(".json"))
		.map((file) => [file, parse(file)]),
);
