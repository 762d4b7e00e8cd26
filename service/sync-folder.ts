import { closeSync, fsyncSync, openSync } from "node:fs";

/**
 * Makes the entries of a folder durable. Some systems cannot sync a folder, and this user may not be
 * allowed to read it, so an error is ignored.
 */
export function syncFolder(folder: string): void {
	try {
		const handle = openSync(folder, "r");
		try {
			fsyncSync(handle);
		} finally {
			closeSync(handle);
		}
	} catch {}
}
