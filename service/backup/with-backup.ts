import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Settings } from "../settings/settings.ts";
import { openBucket } from "./bucket.ts";
import { type Copy, listCopies } from "./copies.ts";
import { copiesInBucket } from "./copy-store.ts";

function newestOf(copies: Copy[], place: string): string {
	const newest = copies.at(-1);
	if (newest) return newest.path;
	throw new Error(
		`There is no backup in BACKUP_TO ${place}. Start the service with BACKUP_TO; it makes one at once.`,
	);
}

/**
 * Lends a backup as a file on this machine. One in a bucket is fetched for that time.
 * @param work gets the file, and what messages call the backup
 * @param named a file, or the address of a copy in the bucket of BACKUP_TO; without it, the newest copy
 * @throws Error that says what to do, also what `work` throws
 */
export async function withBackup<T>(
	{ backupTo }: Settings,
	named: string | undefined,
	work: (file: string, name: string) => Promise<T>,
): Promise<T> {
	if (named && !named.startsWith("s3:")) return work(named, named);
	if (typeof backupTo === "string" && !named) {
		const copies = await listCopies(resolve(backupTo)).catch(() => []);
		const newest = newestOf(copies, backupTo);
		return work(newest, newest);
	}
	if (typeof backupTo !== "object" || (named && !named.startsWith(`${backupTo.url}/`))) {
		throw new Error(`BACKUP_TO is not the bucket of ${named}. Set it to s3:// and this bucket.`);
	}
	const bucket = openBucket(backupTo);
	const address = named ?? newestOf(await copiesInBucket(bucket), bucket.address);
	const folder = mkdtempSync(join(tmpdir(), "backup-"));
	try {
		const name = address.slice(bucket.address.length + 1);
		const file = join(folder, "backup.db");
		writeFileSync(file, await bucket.get(name));
		return await work(file, address);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
