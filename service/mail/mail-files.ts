import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Deleted } from "../enquiries/deleted.ts";

/** Returns the path of the folder for mail files. */
export function mailFolder(dataDir: string): string {
	return resolve(dataDir, "mails");
}

/** Removes the mail files of deleted enquiries, because they contain the same text. */
export async function removeMailFiles(folder: string, deleted: readonly Deleted[]): Promise<void> {
	for (const { id, digestId } of deleted) {
		const mails = [id, `${id}.acknowledgement`, ...(digestId ? [`${digestId}.digest`] : [])];
		for (const name of mails) await rm(join(folder, `${name}.eml`), { force: true });
	}
}
