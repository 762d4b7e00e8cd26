import { resolve } from "node:path";
import { readRecords } from "#service/cli/records.ts";
import { runCommand } from "#service/cli.ts";
import { openExisting } from "#service/database/open-database.ts";
import { createLog } from "#service/log/log.ts";
import { readSettings } from "#service/settings/settings.ts";

type Env = Record<string, string>;

/** Runs a command of the owner in this process. @param env DATA_DIR, and other settings */
export async function run(env: Env, ...args: string[]) {
	let stderr = "";
	const { text, exitCode } = await runCommand(args, env, (lines) => {
		stderr += lines;
	});
	return { code: exitCode, stdout: text, stderr };
}

/**
 * Reads the stored enquiries from the database of a service. Resolves to [] while there is none.
 * @param cwd the working directory of the service
 * @param env its environment variables; DATABASE_URL names its database if it is not SQLite
 */
export async function storedRecords(cwd: string, { DATABASE_URL, DATA_DIR = "data" }: Env = {}) {
	const settings = readSettings({ DATA_DIR: resolve(cwd, DATA_DIR), DATABASE_URL });
	const silent = createLog(() => {});
	const database = await openExisting(settings, false, silent);
	if (!database) return [];
	try {
		return await readRecords(database);
	} finally {
		await database.close();
	}
}
