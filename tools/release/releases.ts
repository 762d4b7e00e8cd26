import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { syncFolder } from "#service/sync-folder.ts";

/** A release has the name of its time, such as 2026-11-24T03-20-00Z-1a2b3c4d. */
const NAME = /^\d{4}-\d\d-\d\dT/;

/** What is known of a release once it is complete. */
export type ReleaseFacts = {
	/** The version, as it was named. */
	ref: string;
	commit: string;
	/** The files in build/client/assets that belong to this release. */
	assets: string[];
	/** Whether it was left because it was not healthy, or by a rollback. */
	withdrawn?: true;
};

export type Release = ReleaseFacts & { name: string; folder: string };

const FACTS = "release.json";

/**
 * The folder `releases` of a project: one folder for each release, named by its time, and beside it
 * the symbolic link `current`, from which the service starts. A release without facts is not
 * complete, and is never switched to.
 */
export class Releases {
	readonly folder: string;
	readonly #link: string;

	/** @param root the project, with `.env` and the data folder */
	constructor(root: string) {
		this.folder = resolve(root, "releases");
		this.#link = resolve(root, "current");
		mkdirSync(this.folder, { recursive: true });
	}

	/** Returns the complete releases, oldest first. */
	list(): Release[] {
		return this.#names().flatMap((name) => {
			const folder = join(this.folder, name);
			const file = join(folder, FACTS);
			if (!existsSync(file)) return [];
			return [{ ...(JSON.parse(readFileSync(file, "utf8")) as ReleaseFacts), name, folder }];
		});
	}

	/** Returns the folders of releases that were not completed. */
	incomplete(): string[] {
		return this.#names()
			.map((name) => join(this.folder, name))
			.filter((folder) => !existsSync(join(folder, FACTS)));
	}

	/** Returns the release from which the service starts. */
	current(): Release | undefined {
		if (!existsSync(this.#link)) return undefined;
		const name = basename(readlinkSync(this.#link));
		return this.list().find((release) => release.name === name);
	}

	/** Writes the facts of a release at once, which also completes it. */
	write(name: string, facts: ReleaseFacts): void {
		const folder = join(this.folder, name);
		writeFileSync(join(folder, `${FACTS}.new`), `${JSON.stringify(facts, null, "\t")}\n`);
		renameSync(join(folder, `${FACTS}.new`), join(folder, FACTS));
		syncFolder(folder);
	}

	/** Changes some facts of a complete release. */
	note({ name, folder: _, ...facts }: Release, change: Partial<ReleaseFacts>): void {
		this.write(name, { ...facts, ...change });
	}

	/** Lets the service start from another release. A rename cannot be done by half. */
	switchTo({ name }: Release): void {
		const next = `${this.#link}.new`;
		rmSync(next, { force: true });
		symlinkSync(join("releases", name), next);
		renameSync(next, this.#link);
		syncFolder(resolve(this.folder, ".."));
	}

	#names(): string[] {
		return readdirSync(this.folder, { withFileTypes: true })
			.filter((entry) => entry.isDirectory() && NAME.test(entry.name))
			.map(({ name }) => name)
			.sort();
	}
}

/** Returns the newest release before the current one that was not withdrawn. */
export function previousRelease(releases: Releases): Release | undefined {
	const current = releases.current();
	if (!current) return undefined;
	return releases.list().findLast(({ name, withdrawn }) => name < current.name && !withdrawn);
}
