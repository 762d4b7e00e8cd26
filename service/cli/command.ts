import type { Database } from "../database/database.ts";
import type { Settings } from "../settings/settings.ts";

/** What a command works with. */
export type Tools = {
	database: Database;
	settings: Settings;
	/** Epoch milliseconds. */
	now: number;
	/** Asks the person at the terminal, unless `--yes` answered already. */
	confirm(question: string): Promise<boolean>;
};

/** What a command prints, and its exit code unless that is 0. */
export type Outcome = string | { text: string; exitCode: number };

/** The options that were given. */
export type Options = ReadonlySet<string>;

export type Command = {
	/** How to call it, and what it does, for the usage. */
	form: string;
	purpose: string;
	/** Fewest and most arguments. */
	arguments: [fewest: number, most: number];
	/** The names of its options, of which one at most can be given. */
	options: readonly string[];
	/** Whether it changes the database. */
	writes?: boolean;
	/** What it prints while there is no database; without this, the command fails then. */
	withoutDatabase?: (options: Options) => string;
	run(tools: Tools, args: readonly string[], options: Options): Promise<Outcome>;
};

/** Wrong arguments or options; the exit code is 2. */
export class UsageError extends Error {}
