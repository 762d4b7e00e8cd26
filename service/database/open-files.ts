import { statSync } from "node:fs";

/** Returns device and inode, which identify a file, or undefined if there is no file. */
function identityOf(path: string): string | undefined {
	const file = statSync(path, { bigint: true, throwIfNoEntry: false });
	return file && `${file.dev}:${file.ino}`;
}

/**
 * Remembers which files an open SQLite database uses: the database and its write-ahead log. SQLite
 * does not notice when they are deleted or replaced: it would go on writing to files that nobody
 * can open any more, and acknowledge enquiries that are gone after the stop.
 * @param path the database, already opened for writing, so that its log exists
 * @returns a function that throws an Error with advice when a file is no longer at its path
 */
export function rememberOpenFiles(path: string): () => void {
	const opened = [path, `${path}-wal`].map((file) => ({ file, identity: identityOf(file) }));
	return () => {
		for (const { file, identity } of opened) {
			if (identityOf(file) === identity) continue;
			throw new Error(
				`${file} was moved, deleted or replaced while the service was using it. ` +
					"Stop the service, put the file back, and start the service.",
			);
		}
	};
}
