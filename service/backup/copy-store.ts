import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { makeFolder } from "../make-folder.ts";
import type { Settings } from "../settings/settings.ts";
import { backUp, type MakeCopy } from "./back-up.ts";
import { type Bucket, openBucket } from "./bucket.ts";
import { type Copy, cleanUp, copiesAmong, listCopies, outdatedCopies } from "./copies.ts";

/** The place of the finished copies of one database. */
export type CopyStore = {
	/** Lists the finished copies, oldest first. */
	list(): Promise<Copy[]>;
	/**
	 * Adds a verified copy of the database as it is now.
	 * @param now epoch milliseconds
	 * @throws Error whose message says why there is no new copy, and what to do
	 */
	add(now: number): Promise<Copy>;
	/** Deletes outdated copies. @throws Error when that fails */
	cleanUp(now: number): Promise<void>;
};

/** Keeps the copies of a database in a folder. */
export const folderStore = (path: string, folder: string, makeCopy?: MakeCopy): CopyStore => ({
	// Without the folder there are no copies, and `add` says what to do.
	list: () => listCopies(folder).catch(() => []),
	add: (now) => backUp({ path, folder, now, makeCopy }),
	cleanUp: (now) => cleanUp(folder, now),
});

/** Lists the finished copies in a bucket, oldest first. */
export const copiesInBucket = async (bucket: Bucket): Promise<Copy[]> =>
	copiesAmong(await bucket.list(), bucket.addressOf);

/**
 * Keeps the copies of a database in a bucket. Each is made and verified in a folder on this machine,
 * sent, and read back: S3 stores an object whole or not at all.
 * @param folder holds the copy until it is sent; whatever else is in it is deleted
 */
export function bucketStore(path: string, bucket: Bucket, folder: string): CopyStore {
	// The next backup is due by the list of the last one, so that nobody pays for a list every minute.
	let known: Copy[] | undefined;
	const list = async () => {
		known ??= await copiesInBucket(bucket);
		return known;
	};

	async function send(copy: Copy): Promise<Copy> {
		const name = basename(copy.path);
		const content = await readFile(copy.path);
		await bucket.put(name, content);
		if (!content.equals(await bucket.get(name))) {
			await bucket.remove(name);
			throw new Error(`The copy in ${bucket.address} differs from what was sent. Look at its log.`);
		}
		known = undefined;
		return { ...copy, path: bucket.addressOf(name) };
	}

	return {
		list,
		async add(now) {
			try {
				rmSync(folder, { recursive: true, force: true });
				makeFolder(folder);
				return await send(await backUp({ path, folder, label: `the folder ${folder}`, now }));
			} finally {
				rmSync(folder, { recursive: true, force: true });
			}
		},
		async cleanUp(now) {
			for (const copy of outdatedCopies(await list(), now)) {
				await bucket.remove(basename(copy.path));
				known = undefined;
			}
		},
	};
}

/**
 * Opens the store that BACKUP_TO names.
 * @param path the database file
 * @param stop ends requests to a bucket
 */
export function openCopyStore(
	{ backupTo, dataDir }: Settings,
	path: string,
	stop: AbortSignal,
): CopyStore | undefined {
	if (!backupTo) return undefined;
	if (typeof backupTo === "string") return folderStore(path, resolve(backupTo));
	return bucketStore(path, openBucket(backupTo, stop), resolve(join(dataDir, "backup-to-send")));
}
