import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { lockFile } from "./lock-file.ts";
import { makeFolder } from "./make-folder.ts";

/** Another process uses the data folder. */
export class StoreInUse extends Error {}

/**
 * Keeps a file in the data folder locked, so that only one service at a time has the SQLite database
 * in it open. The lock ends with the process, however it ends, also in another container.
 */
export class StoreHold {
	readonly #dataDir: string;
	#lock: DatabaseSync | undefined;

	/** @param dataDir absolute path; need not exist */
	constructor(dataDir: string) {
		this.#dataDir = dataDir;
	}

	/**
	 * Takes the lock, unless it has it. A folder in which files cannot be locked is not held.
	 * @throws StoreInUse
	 */
	take(): void {
		if (this.#lock) return;
		const path = join(this.#dataDir, "service.lock");
		try {
			makeFolder(this.#dataDir);
			this.#lock = lockFile(path);
		} catch {
			return;
		}
		if (this.#lock) return;
		throw new StoreInUse(
			`DATA_DIR ${this.#dataDir} is in use by another process. Stop that service first, or set DATA_DIR to a folder of its own.`,
		);
	}

	release(): void {
		this.#lock?.close();
		this.#lock = undefined;
	}
}
