import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../files.ts";
import { isLocked } from "./file-failure.ts";

/**
 * Locks a file until the process ends, however it ends, also in another container. Only SQLite can
 * lock files in Node; it writes nothing to this one.
 * @throws Error
 */
function lockFile(path: string): DatabaseSync {
	const file = new DatabaseSync(path, { timeout: 0 });
	try {
		file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
		return file;
	} catch (error) {
		file.close();
		throw error;
	}
}

/** Lets only one service at a time have the SQLite database in the data folder open. */
export class StoreHold {
	readonly #dataDir: string;
	#lock: DatabaseSync | undefined;

	/** @param dataDir absolute path; need not exist */
	constructor(dataDir: string) {
		this.#dataDir = dataDir;
	}

	/**
	 * Takes the lock, unless it has it, or the folder cannot have locks.
	 * @throws Error that says what to do if another process uses the folder
	 */
	take(): void {
		try {
			makeFolder(this.#dataDir);
			this.#lock ??= lockFile(join(this.#dataDir, "service.lock"));
		} catch (cause) {
			if (!isLocked(cause)) return;
			throw new Error(
				`DATA_DIR ${this.#dataDir} is in use by another process. Stop that service first, or set DATA_DIR to a folder of its own.`,
				{ cause },
			);
		}
	}

	release(): void {
		this.#lock?.close();
		this.#lock = undefined;
	}
}
