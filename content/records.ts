/**
 * The records of the pages, by file name, as they are in company/pages/. The build puts them into the
 * bundle that renders pages (vite.config.ts), so that the service needs no folder of records.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { today } from "#shared/vacancy-days.ts";
import { parseRecord } from "./record-file.ts";

/** Relative to the working directory. Unit tests have the pages of a small firm. */
const FOLDER = process.env.PAGES_FOLDER || "company/pages";

/** Whether texts may be too short or too long, as in the preview of the editor, which has its own records. */
export const areDrafts: boolean = false;

function parse(file: string): unknown {
	try {
		return parseRecord(file, readFileSync(join(FOLDER, file), "utf8"));
	} catch (error) {
		throw new Error(`${join(FOLDER, file)} cannot be read: ${(error as Error).message}.`);
	}
}

/** Whether the day of a note or a guide has come. Other records have none. */
const isDue = (record: unknown): boolean => ((record as { day?: string }).day ?? "") <= today();

export const files: Readonly<Record<string, unknown>> = Object.fromEntries(
	readdirSync(FOLDER)
		.filter((file) => /\.(json|md)$/.test(file))
		.map((file) => [file, parse(file)] as const)
		.filter(([, record]) => isDue(record)),
);
