import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS, HOUR_MS } from "../time.ts";

/** Every copy of two days is kept, and then the newest of each day for two weeks. */
const KEEP_ALL_MS = 2 * DAY_MS;
const KEEP_DAILY_MS = 14 * DAY_MS;
/** As old, it is of a backup that was killed. */
const LEFT_OVER_MS = HOUR_MS;

/** Begins the name of a folder in which a copy is made. Nothing in it counts as a backup. */
export const UNFINISHED = "unfinished-";

const NAME = /^enquiries-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** A finished copy, and the moment whose enquiries it has in epoch milliseconds, to the second. */
export type Copy = {
	path: string;
	time: number;
};

export function copyName(time: number): string {
	const second = new Date(time).toISOString().slice(0, 19);
	return `enquiries-${second.replaceAll(":", "-")}Z.db`;
}

/** Lists the finished copies in a folder, oldest first. @throws Error when it cannot be read */
export async function listCopies(folder: string): Promise<Copy[]> {
	return (await readdir(folder)).sort().flatMap((name) => {
		const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
		if (!day) return [];
		const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
		return [{ path: join(folder, name), time }];
	});
}

/** Those no longer needed, but never the newest. @param copies oldest first */
export function outdatedCopies(copies: readonly Copy[], now: number): Copy[] {
	const dayOf = ({ time }: Copy) => Math.floor(time / DAY_MS);
	return copies.filter((copy, i) => {
		const next = copies[i + 1];
		if (!next) return false;
		const age = now - copy.time;
		return age > KEEP_DAILY_MS || (age > KEEP_ALL_MS && dayOf(next) === dayOf(copy));
	});
}

/** Deletes outdated copies and what killed backups have left. @throws Error when that fails */
export async function cleanUp(folder: string, now: number): Promise<void> {
	for (const { path } of outdatedCopies(await listCopies(folder), now)) await rm(path);
	for (const name of await readdir(folder)) {
		if (!name.startsWith(UNFINISHED)) continue;
		const path = join(folder, name);
		if (now - (await stat(path)).mtimeMs > LEFT_OVER_MS) await rm(path, { recursive: true });
	}
}
