import { parseArgs } from "node:util";
import { changeCommands } from "./change-commands.ts";
import { type Command, type Options, UsageError } from "./command.ts";
import { readCommands } from "./read-commands.ts";

const commands: Record<string, Command> = { ...readCommands, ...changeCommands };

function usage(reason?: string): UsageError {
	const width = Math.max(...Object.values(commands).map(({ form }) => form.length));
	const lines = Object.values(commands).map(
		({ form, purpose }) => `  ${form.padEnd(width)}  ${purpose}`,
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
		throw usage((error as Error).message);
	}
}

/**
 * Reads the words of the command line.
 * @throws UsageError with all commands, and the reason if there is more to say
 */
export function parseCommand([name = "", ...rest]: readonly string[]): {
	command: Command;
	args: readonly string[];
	options: Options;
} {
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) throw usage(name && `There is no command ${name}.`);
	const { values, positionals: args } = parseOptions(command, rest);
	const options = new Set(Object.keys(values));
	const [fewest, most] = command.arguments;
	if (args.length < fewest || args.length > most || options.size > 1) {
		throw usage(`Call it so: ${command.form}`);
	}
	return { command, args, options };
}
