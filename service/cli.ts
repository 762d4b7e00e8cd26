import { type Outcome, UsageError } from "./cli/command.ts";
import { confirm } from "./cli/confirm.ts";
import { parseCommand } from "./cli/parse-command.ts";
import { createLog } from "./log/log.ts";
import { openExisting } from "./open-database.ts";
import { PRIVATE_UMASK } from "./private-data.ts";
import { loadEnvFile, readSettings } from "./settings/settings.ts";

async function run(argv: readonly string[]): Promise<Outcome> {
	process.umask(PRIVATE_UMASK);
	const { command, args, options } = parseCommand(argv);
	loadEnvFile();
	const settings = readSettings(process.env);
	if ("runOnFiles" in command) return command.runOnFiles(settings, args);
	const log = createLog((line) => process.stderr.write(`${line}\n`));
	const database = await openExisting(settings, command.writes === true, log);
	if (!database) {
		if (command.withoutDatabase) return command.withoutDatabase(options);
		throw new Error(`There are no enquiries yet, so "${argv.join(" ")}" has nothing to do.`);
	}
	const ask = options.has("yes") ? async () => true : confirm;
	try {
		return await command.run({ database, settings, now: Date.now(), confirm: ask }, args, options);
	} finally {
		await database.close();
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
