import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Database } from "./database/database.ts";
import { rememberOpenFiles } from "./database/open-files.ts";
import { openPostgres, withoutPassword } from "./database/postgres.ts";
import { SqliteDatabase } from "./database/sqlite.ts";
import { databasePath, openReadOnly, openSqliteFile } from "./database/sqlite-file.ts";
import { schema } from "./enquiries/schema.ts";
import type { Settings } from "./settings/settings.ts";
import { orStartError } from "./settings/start-error.ts";

type DatabaseSettings = Pick<Settings, "databaseUrl" | "dataDir">;

type OpenDatabase = {
	database: Database;
	/** The setting that chose the database. */
	setting: "DATABASE_URL" | "DATA_DIR";
	/** The file or address, to show to whoever starts the service; without the password. */
	location: string;
};

/**
 * Opens the database that the settings select, and migrates it to the current schema.
 * @throws StartError when it cannot be opened
 */
export async function openDatabase({
	databaseUrl,
	dataDir,
}: DatabaseSettings): Promise<OpenDatabase> {
	if (databaseUrl) {
		const [setting, location] = ["DATABASE_URL" as const, withoutPassword(databaseUrl)];
		const open = () => openPostgres(databaseUrl, schema);
		return { database: await orStartError(setting, location, open), setting, location };
	}
	const [setting, location] = ["DATA_DIR" as const, databasePath(resolve(dataDir))];
	const file = await orStartError(setting, location, () => openSqliteFile(location, schema));
	const database = new SqliteDatabase(file, { checkFiles: rememberOpenFiles(location) });
	return { database, setting, location };
}

/**
 * Opens an existing database, also while the service is running. Returns undefined when there is
 * none yet.
 * @param toWrite false opens a SQLite file read-only
 * @throws StartError when it cannot be opened
 */
export async function openExisting(
	settings: DatabaseSettings,
	toWrite: boolean,
): Promise<Database | undefined> {
	const path = databasePath(resolve(settings.dataDir));
	if (!settings.databaseUrl && !existsSync(path)) return undefined;
	if (settings.databaseUrl || toWrite) return (await openDatabase(settings)).database;
	const file = await orStartError("DATA_DIR", path, () => openReadOnly(path, schema));
	return new SqliteDatabase(file, { readOnly: true });
}
