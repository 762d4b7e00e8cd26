import type { Database } from "../database/database.ts";
import type { Settings } from "../settings/settings.ts";

/** What every command gets. */
export type CommandContext = {
	database: Database;
	settings: Settings;
	/** Epoch milliseconds. */
	now: number;
	/** Asks at the terminal, or resolves to true with `--yes`. */
	confirm(question: string): Promise<boolean>;
};

/** The output of a command, with an exit code if it is not 0. */
export type Outcome = string | { text: string; exitCode: number };

/** The names of the options on the command line. */
export type Options = ReadonlySet<string>;

type CommandLine = {
	/** The syntax and a short description, for the help text. */
	usage: string;
	purpose: string;
	/** The minimum and maximum number of arguments. */
	arguments: [min: number, max: number];
	/** The names of its options, at most one of which is allowed at a time. */
	options: readonly string[];
};

/** A command that works on the open database. */
export type DatabaseCommand = CommandLine & {
	/** Whether it changes the database. */
	writes?: boolean;
	/** The output when there is no database yet; a command without this function fails then. */
	withoutDatabase?: (options: Options) => string;
	run(context: CommandContext, args: readonly string[], options: Options): Promise<Outcome>;
};

/** A command that works on files and opens them itself. */
export type FileCommand = CommandLine & {
	runOnFiles(settings: Settings, args: readonly string[]): Promise<Outcome>;
};

export type Command = DatabaseCommand | FileCommand;

/** Invalid arguments or options; the exit code is 2. */
export class UsageError extends Error {}
