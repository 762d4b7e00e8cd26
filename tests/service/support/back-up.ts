import { readFileSync, writeFileSync } from "node:fs";
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

/** Overwrites the second half of a database, except for its last page. */
export function damagePages(path: string): void {
	const content = readFileSync(path);
	content.fill("x", Math.floor(content.length / 8192) * 4096, content.length - 4096);
	writeFileSync(path, content);
}
