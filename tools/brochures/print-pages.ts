import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brochureFile } from "#content/brochure-file.ts";

const FOLDER = "content/pages";

/** Every page for paper: its address, and the address of the PDF that is made of it. */
export function printPages(): { route: string; file: string }[] {
	return readdirSync(FOLDER)
		.map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")))
		.filter((record) => "mode" in record)
		.map(({ meta: { route } }) => ({ route, file: brochureFile(route) }));
}
