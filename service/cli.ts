/** `npm run enquiries`: lists, exports and changes what is stored, also while the service runs. */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { type Command, commands, type Outcome, UsageError } from "./cli/commands.ts";
import { createLog, type Log } from "./log/log.ts";
import { openExisting } from "./open-database.ts";
import { PRIVATE_UMASK } from "./private-data.ts";
import { loadEnvFile, readSettings } from "./settings/settings.ts";

function usageError(reason?: string): UsageError {
	const all = Object.values(commands);
	const width = Math.max(...all.map(({ usage }) => usage.length));
	const lines = all.map(({ usage, purpose }) => `  ${usage.padEnd(width)}  ${purpose}`);
	const text = `Usage: npm run enquiries -- <command>\n${lines.join("\n")}\n`;
	return new UsageError(reason ? `${text}\n${reason}\n` : text);
}

/** @throws UsageError with the list of commands and, unless the command line is empty, the reason */
function parse([name = "", ...rest]: readonly string[]) {
	const command: Command | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) throw usageError(name && `There is no command ${name}.`);
	const { options: names = [], arguments: [min, max] = [0, 0], usage } = command;
	const known = Object.fromEntries(names.map((one) => [one, { type: "boolean" as const }]));
	try {
		const { values, positionals } = parseArgs({
			...{ args: rest, options: known, allowPositionals: true },
		});
		const options = new Set(Object.keys(values));
		const fits = positionals.length >= min && positionals.length <= max && options.size <= 1;
		if (fits) return { command, args: positionals, options };
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
	const { command, args, options } = parse(argv);
	const settings = readSettings(env);
	if ("runOnFiles" in command) return command.runOnFiles(settings, args);
	const database = await openExisting(settings, command.writes === true, log);
	if (!database) {
		if (command.withoutDatabase) return command.withoutDatabase(settings, options);
		throw new Error(`There are no enquiries yet, so "${argv.join(" ")}" has nothing to do.`);
	}
	const ask = options.has("yes") ? async () => true : confirm;
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
