import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	statSync,
	utimesSync,
} from "node:fs";
import { join } from "node:path";
import type { Release } from "./releases.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const assetsOf = (folder: string) => join(folder, "build/client/assets");

/** Lists the scripts, styles and fonts of a build. Their names have a hash of their content. */
export function listAssets(folder: string): string[] {
	const assets = assetsOf(folder);
	return existsSync(assets) ? readdirSync(assets).sort() : [];
}

/**
 * The assets of releases that visitors may still have open in a tab. Without them, such a tab would
 * ask for files that are gone. They stay for a day after their release was left, in a folder of their
 * own, because the release itself may be deleted before.
 */
export class OldAssets {
	readonly #folder: string;
	readonly #now: () => number;

	/** @param now the wall clock in epoch milliseconds */
	constructor(folder: string, now: () => number = Date.now) {
		this.#folder = folder;
		this.#now = now;
	}

	/** Takes in the assets of a release that is being left. */
	add({ folder, assets }: Release): void {
		mkdirSync(this.#folder, { recursive: true });
		const seconds = this.#now() / 1000;
		for (const name of assets) {
			copyFileSync(join(assetsOf(folder), name), join(this.#folder, name));
			utimesSync(join(this.#folder, name), seconds, seconds);
		}
	}

	/** Adds to a release what it lacks, and deletes what is over a day old. */
	giveTo({ folder }: Release): void {
		for (const name of existsSync(this.#folder) ? readdirSync(this.#folder) : []) {
			const old = join(this.#folder, name);
			const target = join(assetsOf(folder), name);
			if (this.#now() - statSync(old).mtimeMs > DAY_MS) rmSync(old);
			else if (!existsSync(target)) copyFileSync(old, target);
		}
	}
}
