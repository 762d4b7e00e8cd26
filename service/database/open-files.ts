import { statSync } from "node:fs";

/** Returns device and inode, which identify a file, or undefined if there is no file. */
function identityOf(path: string): string | undefined {
	const file = statSync(path, { bigint: true, throwIfNoEntry: false });
	return file && `${file.dev}:${file.ino}`;
}

/** An open file is no longer at its path. */
export class FilesMoved extends Error {}
/** Another file is at the path of an open database, which has to be opened again. */
export class FilesReplaced extends FilesMoved {}

/** Says that the database is not at its path, and what to do. */
export const noFile = (path: string) =>
	`${path} was moved or deleted. Put it back, or run npm run enquiries -- restore <backup file>.`;

/**
 * Remembers which files an open SQLite database uses: the database and its write-ahead log. SQLite
 * does not notice when they are deleted or replaced: it would go on writing to files that nobody
 * can open any more, and acknowledge enquiries that are gone after the stop.
 */
export class OpenFiles {
	readonly #path: string;
	readonly #opened: readonly (readonly [file: string, identity: string | undefined])[];

	/** @param path the database, already opened for writing, so that its log exists */
	constructor(path: string) {
		this.#path = path;
		this.#opened = [path, `${path}-wal`].map((file) => [file, identityOf(file)] as const);
	}

	/** Whether the open files are still at their paths. */
	areInPlace(): boolean {
		return this.#opened.every(([file, identity]) => identityOf(file) === identity);
	}

	/**
	 * @throws FilesMoved with advice when there is no file at the path
	 * @throws FilesReplaced when another one is there
	 */
	check(): void {
		if (this.areInPlace()) return;
		if (identityOf(this.#path) === undefined) throw new FilesMoved(noFile(this.#path));
		throw new FilesReplaced(
			`${this.#path} or ${this.#path}-wal was replaced or deleted while the service was using it. The service opens what is there now.`,
		);
	}
}
