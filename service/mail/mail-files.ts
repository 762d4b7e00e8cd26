import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Returns the path of the folder for mail files. */
export function mailFolder(dataDir: string): string {
	return resolve(dataDir, "mails");
}

/** Removes the mail files of deleted enquiries, because they contain the same text. */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
	for (const id of ids) {
		for (const name of [`${id}.eml`, `${id}.acknowledgement.eml`]) {
			await rm(join(folder, name), { force: true });
		}
	}
}
