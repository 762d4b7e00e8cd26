import { randomUUID } from "node:crypto";
import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "./make-folder.ts";
import type { LeaseHolder } from "./outbox/lease-holder.ts";

const LOCK_FILE = /^process-(.+)\.lock$/;

/**
 * Locks a file until it is closed or the process ends. SQLite is the only part of Node that can lock
 * files; it writes nothing to this one.
 * @returns undefined when another process has locked it, or when this process may not
 */
function lock(path: string): DatabaseSync | undefined {
	let file: DatabaseSync | undefined;
	try {
		file = new DatabaseSync(path, { timeout: 0 });
		file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
		return file;
	} catch {
		file?.close();
		return undefined;
	}
}

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
		const locked = lock(this.#path(name));
		if (!locked) return;
		try {
			await free(name);
			rmSync(this.#path(name), { force: true });
		} finally {
			locked.close();
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
			const own = lock(`${path}.new`);
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
