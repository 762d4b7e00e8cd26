/** `npm run enquiries`: lists, exports and changes what is stored, also while the service runs. */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { type Command, commands, type Outcome } from "./cli/commands.ts";
import { UsageError } from "./cli/records.ts";
import { openExisting } from "./database/open-database.ts";
import { PRIVATE_UMASK } from "./files.ts";
import { createLog, type Log } from "./log/log.ts";
import { loadEnvFile } from "./settings/env-file.mjs";
import { readSettings } from "./settings/settings.ts";

function help(): string {
	const lines = Object.values(commands).map(({ usage, purpose }) => `  ${usage}\n      ${purpose}`);
	return `Usage: npm run enquiries -- <command>\n${lines.join("\n")}\n`;
}

const usageError = (reason?: string) => new UsageError(reason ? `${help()}\n${reason}\n` : help());

/** @throws UsageError with the list of commands and, unless the command line is empty, the reason */
function parse([name = "", ...rest]: readonly string[]) {
	const command: Command | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) throw usageError(name && `There is no command ${name}.`);
	const { options: known = {}, arguments: [min, max] = [0, 0], usage } = command;
	try {
		const { values: options, positionals } = parseArgs({
			...{ args: rest, options: known, allowPositionals: true },
		});
		const fits = positionals.length >= min && positionals.length <= max;
		if (fits && !(options.csv && options.json)) return { command, args: positionals, options };
	} catch (error) {
		throw usageError((error as Error).message);
	}
	throw usageError(`Correct usage: ${usage}`);
}

/** Asks at the terminal; any answer but yes means no. @throws UsageError when there is no terminal */
async function confirm(question: string): Promise<boolean> {
	if (!process.stdin.isTTY) {
		throw new UsageError(`${question} There is no terminal to answer at: add --yes.\n`);
	}
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	try {
		return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
	} finally {
		terminal.close();
	}
}

async function outcomeOf(
	argv: readonly string[],
	env: NodeJS.ProcessEnv,
	log: Log,
): Promise<Outcome> {
	if (["help", "--help", "-h"].includes(argv[0] ?? "")) return help();
	const { command, args, options } = parse(argv);
	const settings = readSettings(env);
	if ("runOnFiles" in command) return command.runOnFiles(settings, args);
	const database = await openExisting(settings, command.writes === true, log);
	if (!database) {
		if (command.withoutDatabase) return command.withoutDatabase(settings, options);
		throw new Error(`There are no enquiries yet, so "${argv.join(" ")}" has nothing to do.`);
	}
	const ask = options.yes ? async () => true : confirm;
	try {
		return await command.run({ database, settings, now: Date.now(), confirm: ask }, args, options);
	} finally {
		await database.close();
	}
}

/**
 * Runs a command.
 * @param argv the command and its arguments
 * @param printError gets what belongs to stderr, in lines
 * @returns what belongs to stdout, and the exit code
 */
export async function runCommand(
	argv: readonly string[],
	env: NodeJS.ProcessEnv,
	printError: (lines: string) => void,
): Promise<{ text: string; exitCode: number }> {
	try {
		const log = createLog((line) => printError(`${line}\n`));
		const outcome = await outcomeOf(argv, env, log);
		return typeof outcome === "string" ? { text: outcome, exitCode: 0 } : outcome;
	} catch (error) {
		printError(`${(error as Error).message.trimEnd()}\n`);
		return { text: "", exitCode: error instanceof UsageError ? 2 : 1 };
	}
}

if (import.meta.main) {
	process.umask(PRIVATE_UMASK);
	loadEnvFile();
	const print = (lines: string) => void process.stderr.write(lines);
	const { text, exitCode } = await runCommand(process.argv.slice(2), process.env, print);
	process.stdout.write(text);
	process.exitCode = exitCode;
}
