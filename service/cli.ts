import { changeCommands } from "./cli/change-commands.ts";
import { type Command, type Outcome, UsageError } from "./cli/command.ts";
import { confirm } from "./cli/confirm.ts";
import { readCommands } from "./cli/read-commands.ts";
import { loadEnvFile, readSettings } from "./env.ts";
import { openExisting } from "./store/open.ts";

const commands: Record<string, Command> = { ...readCommands, ...changeCommands };

function usage(): string {
	const width = Math.max(...Object.values(commands).map(({ form }) => form.length));
	const lines = Object.values(commands).map(
		({ form, purpose }) => `  ${form.padEnd(width)}  ${purpose}`,
	);
	return `Usage: npm run enquiries -- <command>\n${lines.join("\n")}\n`;
}

function parse([name = "", ...rest]: string[]) {
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	const options = rest.filter((word) => word.startsWith("--")).map((word) => word.slice(2));
	const words = rest.filter((word) => !word.startsWith("--"));
	const [least, most] = command?.words ?? [0, 0];
	const fits = words.length >= least && words.length <= most;
	const known = options.length <= 1 && options.every((option) => command?.options.includes(option));
	if (!command || !fits || !known) throw new UsageError(usage());
	return { command, words, options: new Set(options) };
}

async function run(args: string[]): Promise<Outcome> {
	const { command, words, options } = parse(args);
	loadEnvFile();
	const settings = readSettings(process.env);
	const store = await openExisting(settings, command.writes === true);
	if (!store) {
		if (command.withoutStore) return command.withoutStore(options);
		throw new Error(`There are no enquiries yet: nothing to do for ${args.join(" ")}.`);
	}
	const ask = options.has("yes") ? async () => true : confirm;
	try {
		return await command.run({ store, settings, now: Date.now(), confirm: ask }, words, options);
	} finally {
		await store.close();
	}
}

try {
	const outcome = await run(process.argv.slice(2));
	const { text, exitCode } = typeof outcome === "string" ? { text: outcome, exitCode: 0 } : outcome;
	process.stdout.write(text);
	process.exitCode = exitCode;
} catch (error) {
	process.stderr.write(`${(error as Error).message.trimEnd()}\n`);
	process.exitCode = error instanceof UsageError ? 2 : 1;
}
