import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The right of a person to something, until a time in milliseconds since 1970. */
export type Grant = { name: string; until: number };

/** @returns false if another process has removed the file already */
function removeFile(file: string): boolean {
	try {
		unlinkSync(file);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
		throw error;
	}
}

/**
 * Rights that a secret token proves, one file for each. The file has the name of the token's hash, so
 * that a copy of the folder lets nobody in.
 */
export class Grants {
	readonly #folder: string;
	readonly #now: () => number;

	/** @param now the time in milliseconds since 1970 */
	constructor(folder: string, now: () => number) {
		this.#folder = folder;
		this.#now = now;
		mkdirSync(folder, { recursive: true, mode: 0o700 });
	}

	/** @returns the token */
	give(name: string, forMs: number): string {
		const token = randomBytes(32).toString("base64url");
		const grant: Grant = { name, until: this.#now() + forMs };
		writeFileSync(this.#fileOf(token), JSON.stringify(grant), { mode: 0o600, flag: "wx" });
		return token;
	}

	find(token: string): Grant | undefined {
		return this.#read(this.#fileOf(token));
	}

	/** Uses the right up. Of several attempts at once, only one gets it. */
	take(token: string): Grant | undefined {
		const grant = this.find(token);
		return grant && removeFile(this.#fileOf(token)) ? grant : undefined;
	}

	list(): Grant[] {
		return this.#files().flatMap((file) => this.#read(file) ?? []);
	}

	/** Removes all rights of a person. */
	remove(name: string): void {
		for (const file of this.#files()) {
			if (this.#read(file)?.name === name) rmSync(file, { force: true });
		}
	}

	#files(): string[] {
		return readdirSync(this.#folder).map((file) => join(this.#folder, file));
	}

	#fileOf(token: string): string {
		return join(this.#folder, createHash("sha256").update(token).digest("hex"));
	}

	#read(file: string): Grant | undefined {
		let text: string;
		try {
			text = readFileSync(file, "utf8");
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
			throw error;
		}
		const grant = JSON.parse(text) as Grant;
		if (grant.until > this.#now()) return grant;
		removeFile(file);
		return undefined;
	}
}
