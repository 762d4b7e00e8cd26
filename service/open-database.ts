import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { type Database, DatabaseUnsuitable } from "./database/database.ts";
import { fileFailure } from "./database/file-failure.ts";
import { openPostgres, withoutPassword } from "./database/postgres.ts";
import { SqliteDatabase } from "./database/sqlite.ts";
import { databasePath, openReadOnly } from "./database/sqlite-file.ts";
import { sqliteOpener } from "./database/sqlite-opener.ts";
import { schema } from "./enquiries/schema.ts";
import type { Log } from "./log/log.ts";
import type { Settings } from "./settings/settings.ts";

type DatabaseSettings = Pick<Settings, "databaseUrl" | "dataDir">;

/**
 * Returns the file or address of the database, in a form that may be shown: without a password, and
 * not by way of the link that a release has to the folder, which ends with the release.
 */
export function databaseLocation({ databaseUrl, dataDir }: DatabaseSettings): string {
	if (databaseUrl) return withoutPassword(databaseUrl);
	return databasePath(existsSync(dataDir) ? realpathSync(dataDir) : resolve(dataDir));
}

async function openServer(url: string): Promise<Database> {
	try {
		return await openPostgres(url, schema);
	} catch (cause) {
		const { message, code } = cause as NodeJS.ErrnoException;
		const reason = (message || code || "").replace(/\s+/g, " ");
		const problem =
			cause instanceof DatabaseUnsuitable
				? reason
				: `${reason}. Check that the database runs and that user, password and database name are right.`;
		throw new Error(`DATABASE_URL cannot be used: ${withoutPassword(url)}: ${problem}`, { cause });
	}
}

/**
 * Returns a function that opens the database that the settings select, and migrates it. It rejects
 * with an Error whose message says why the database cannot be used, and what to do.
 */
export function databaseOpener(settings: DatabaseSettings, log: Log): () => Promise<Database> {
	const { databaseUrl } = settings;
	if (databaseUrl) return () => openServer(databaseUrl);
	const open = sqliteOpener(databaseLocation(settings), schema, log);
	return async () => open();
}

function openForReading(path: string): Database {
	try {
		return new SqliteDatabase(openReadOnly(path, schema), { readOnly: true });
	} catch (cause) {
		throw new Error(fileFailure(cause, path), { cause });
	}
}

/**
 * Opens an existing database, also while the service is running. Returns undefined when there is
 * none yet.
 * @param toWrite false opens a SQLite file read-only
 * @throws Error whose message says why the database cannot be used, and what to do
 */
export async function openExisting(
	settings: DatabaseSettings,
	toWrite: boolean,
	log: Log,
): Promise<Database | undefined> {
	const path = databaseLocation(settings);
	if (!settings.databaseUrl && !existsSync(path)) return undefined;
	if (settings.databaseUrl || toWrite) return databaseOpener(settings, log)();
	return openForReading(path);
}
