import { join } from "node:path";
import { lockFile } from "#service/lock-file.ts";

/**
 * Does work that must not be done twice at a time in a folder. The lock ends with the process, however
 * that ends.
 * @throws Error when another process does it
 */
export async function oneAtATime<T>(folder: string, work: () => Promise<T>): Promise<T> {
	const lock = lockFile(join(folder, "release.lock"));
	if (!lock) throw new Error("Another release is under way. Wait until it has ended.");
	try {
		return await work();
	} finally {
		lock.close();
	}
}
