import type { Settings } from "../env.ts";
import type { Store } from "../store/port.ts";

/** What a command works with. */
export type Tools = {
	store: Store;
	settings: Settings;
	now: number;
	/** Asks the person at the terminal, unless `--yes` answered already. */
	confirm(question: string): Promise<boolean>;
};

/** What a command prints, and the exit code when it is not 0. */
export type Outcome = string | { text: string; exitCode: number };

export type Command = {
	/** How it is called, and what it does, for the usage. */
	form: string;
	purpose: string;
	/** Least and most words that follow. */
	words: [least: number, most: number];
	options: string[];
	/** It changes the store. */
	writes?: boolean;
	/** What it prints while there is no store; without it the command fails then. */
	withoutStore?: (options: Set<string>) => string;
	run(tools: Tools, words: string[], options: Set<string>): Promise<Outcome>;
};

/** Wrong words or options; the exit code is 2. */
export class UsageError extends Error {}
