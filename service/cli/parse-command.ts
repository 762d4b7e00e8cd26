import { parseArgs } from "node:util";
import { changeCommands } from "./change-commands.ts";
import { type Command, type Options, UsageError } from "./command.ts";
import { fileCommands } from "./file-commands.ts";
import { readCommands } from "./read-commands.ts";

const commands: Record<string, Command> = { ...readCommands, ...changeCommands, ...fileCommands };

function usageError(reason?: string): UsageError {
	const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
	const lines = Object.values(commands).map(
		({ usage, purpose }) => `  ${usage.padEnd(width)}  ${purpose}`,
	);
	const text = `Usage: npm run enquiries -- <command>\n${lines.join("\n")}\n`;
	return new UsageError(reason ? `${text}\n${reason}\n` : text);
}

function parseOptions(command: Command, args: string[]) {
	const options = Object.fromEntries(
		command.options.map((name) => [name, { type: "boolean" as const }]),
	);
	try {
		return parseArgs({ args, options, allowPositionals: true });
	} catch (error) {
		throw usageError((error as Error).message);
	}
}

/**
 * Parses the command line.
 * @throws UsageError with the list of commands and, unless the command line is empty, the reason
 */
export function parseCommand([name = "", ...rest]: readonly string[]): {
	command: Command;
	args: readonly string[];
	options: Options;
} {
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) throw usageError(name && `There is no command ${name}.`);
	const { values, positionals: args } = parseOptions(command, rest);
	const options = new Set(Object.keys(values));
	const [min, max] = command.arguments;
	if (args.length < min || args.length > max || options.size > 1) {
		throw usageError(`Correct usage: ${command.usage}`);
	}
	return { command, args, options };
}
