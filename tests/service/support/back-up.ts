import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { tempFolder } from "./temp-folder.ts";

/** Makes a backup as the how-to says. */
export function backUp(path: string): string {
	const copy = join(tempFolder(), "copy.db");
	const db = new DatabaseSync(path);
	db.prepare("VACUUM INTO ?").run(copy);
	db.close();
	return copy;
}
