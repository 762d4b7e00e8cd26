import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Database } from "./database/database.ts";
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
	/** Where it is, for the person who starts the service; without a password. */
	place: string;
};

/**
 * Opens the database that the settings choose, and brings its tables up to date.
 * @throws StartError when it cannot be opened
 */
export async function openDatabase({
	databaseUrl,
	dataDir,
}: DatabaseSettings): Promise<OpenDatabase> {
	if (databaseUrl) {
		const [setting, place] = ["DATABASE_URL" as const, withoutPassword(databaseUrl)];
		const open = () => openPostgres(databaseUrl, schema);
		return { database: await orStartError(setting, place, open), setting, place };
	}
	const [setting, place] = ["DATA_DIR" as const, databasePath(resolve(dataDir))];
	const file = await orStartError(setting, place, () => openSqliteFile(place, schema));
	return { database: new SqliteDatabase(file), setting, place };
}

/**
 * Opens the database beside the running service, or returns undefined when there is none yet.
 * @param toWrite without it, a SQLite file is opened for reading only
 * @throws StartError when it cannot be opened
 */
export async function openExisting(
	settings: DatabaseSettings,
	toWrite: boolean,
): Promise<Database | undefined> {
	const place = databasePath(resolve(settings.dataDir));
	if (!settings.databaseUrl && !existsSync(place)) return undefined;
	if (settings.databaseUrl || toWrite) return (await openDatabase(settings)).database;
	const file = await orStartError("DATA_DIR", place, () => openReadOnly(place, schema));
	return new SqliteDatabase(file, { readOnly: true });
}
