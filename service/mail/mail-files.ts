import { readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

/** The start of the name of the file of the mail in the morning. */
export const MORNING_FILE = "morning-";

/** Returns the path of the folder for mail files. */
export function mailFolder(dataDir: string): string {
	return resolve(dataDir, "mails");
}

/**
 * Removes the mail files of deleted enquiries, because they contain the same text, and those of the
 * mornings, which may contain their names.
 */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	const deleted = new Set(ids.flatMap((id) => [`${id}.eml`, `${id}.acknowledgement.eml`]));
	for (const name of await readdir(folder).catch(() => [])) {
		const isOfMorning = name.startsWith(MORNING_FILE) || name.endsWith(".digest.eml");
		if (deleted.has(name) || isOfMorning) await rm(join(folder, name), { force: true });
	}
}
