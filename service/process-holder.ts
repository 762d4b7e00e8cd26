import { randomUUID } from "node:crypto";
import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { lockFile } from "./lock-file.ts";
import { makeFolder } from "./make-folder.ts";
import type { LeaseHolder } from "./outbox/lease-holder.ts";

const LOCK_FILE = /^process-(.+)\.lock$/;

/**
 * The holder of a process. It keeps a file locked in the data folder. Whoever can lock the file
 * knows that the process has ended, however it ended, and in whichever container it ran. Names of
 * machines and process ids prove nothing, because containers may share them.
 */
export class ProcessHolder implements LeaseHolder {
	readonly name = randomUUID();
	readonly #folder: string;
	#own: DatabaseSync | undefined;

	/** @param folder of all processes that can tell each other's end; need not exist */
	constructor(folder: string) {
		this.#folder = folder;
	}

	async freeEnded(free: (name: string) => Promise<unknown>): Promise<void> {
		if (!this.#lockOwn()) return;
		for (const file of readdirSync(this.#folder)) {
			const [, name] = LOCK_FILE.exec(file) ?? [];
			if (name && name !== this.name) await this.#freeIfEnded(name, free);
		}
	}

	async #freeIfEnded(name: string, free: (name: string) => Promise<unknown>): Promise<void> {
		const locked = this.#tryToLock(name);
		if (!locked) return;
		try {
			await free(name);
			rmSync(this.#path(name), { force: true });
		} finally {
			locked.close();
		}
	}

	/** Returns undefined when the process lives, or when this one may not lock its file. */
	#tryToLock(name: string): DatabaseSync | undefined {
		try {
			return lockFile(this.#path(name));
		} catch {
			return undefined;
		}
	}

	/**
	 * Returns false when files in the folder cannot be locked. Then nobody can tell the end of this
	 * process, and its leases end with time.
	 */
	#lockOwn(): boolean {
		if (this.#own) return true;
		const path = this.#path(this.name);
		try {
			makeFolder(this.#folder);
			const own = lockFile(`${path}.new`);
			if (!own) return false;
			// Nobody finds the file before it is locked.
			renameSync(`${path}.new`, path);
			this.#own = own;
			return true;
		} catch {
			return false;
		}
	}

	#path(name: string): string {
		return join(this.#folder, `process-${name}.lock`);
	}
}
