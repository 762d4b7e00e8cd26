import { rmSync, statSync } from "node:fs";

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
 * Remembers which files an open SQLite database uses: the database, its write-ahead log and the
 * index of the log. SQLite does not notice when they are deleted or replaced: it would go on writing
 * to files that nobody can open any more, and acknowledge enquiries that are gone after the stop.
 */
export class OpenFiles {
	readonly #database: string;
	readonly #log: string;
	readonly #index: string;
	readonly #identities: ReadonlyMap<string, string | undefined>;

	/** @param path the database, already opened for writing, so that its log exists */
	constructor(path: string) {
		this.#database = path;
		this.#log = `${path}-wal`;
		this.#index = `${path}-shm`;
		const files = [this.#database, this.#log, this.#index];
		this.#identities = new Map(files.map((file) => [file, identityOf(file)]));
	}

	#isInPlace(file: string): boolean {
		return identityOf(file) === this.#identities.get(file);
	}

	/** Whether the database and its log are still at their paths. */
	areInPlace(): boolean {
		return this.#isInPlace(this.#database) && this.#isInPlace(this.#log);
	}

	/**
	 * @throws FilesMoved with advice when there is no database at the path
	 * @throws FilesReplaced when another database is there, or the log is not
	 */
	check(): void {
		if (this.areInPlace()) return;
		if (identityOf(this.#database) === undefined) throw new FilesMoved(noFile(this.#database));
		throw new FilesReplaced(
			`${this.#database} or ${this.#log} was replaced or deleted while the service was using it. The service opens what is there now. Restore a backup only with npm run enquiries -- restore <backup file>.`,
		);
	}

	/** Removes the log from its path, where SQLite would take it for the log of another database. */
	removeLog(): void {
		for (const file of [this.#log, this.#index])
			if (this.#isInPlace(file)) rmSync(file, { force: true });
	}
}
