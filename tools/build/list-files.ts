import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The paths of all files below a folder, sorted. */
export function listFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
