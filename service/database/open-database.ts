import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { schema } from "../enquiries/schema.ts";
import { databasePath } from "../files.ts";
import type { Log } from "../log/log.ts";
import type { Settings } from "../settings/settings.ts";
import { type Database, DatabaseUnsuitable } from "./database.ts";
import { fileFailure } from "./file-failure.ts";
import { openPostgres, withoutPassword } from "./postgres.ts";
import { SqliteDatabase } from "./sqlite.ts";
import { openReadOnly, sqliteOpener } from "./sqlite-file.ts";

type DatabaseSettings = Pick<Settings, "databaseUrl" | "dataDir">;

/**
 * The file or address of the database, without its password, and not by way of the link that a release
 * has to the folder, which ends with the release.
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
		const advice =
			cause instanceof DatabaseUnsuitable
				? ""
				: ". Check that the database runs and that user, password and database name are right.";
		const shown = withoutPassword(url);
		throw new Error(`DATABASE_URL cannot be used: ${shown}: ${reason}${advice}`, { cause });
	}
}

/**
 * Returns a function that opens and migrates the database of the settings. Its errors say what to
 * do.
 */
export function databaseOpener(settings: DatabaseSettings, log: Log): () => Promise<Database> {
	const { databaseUrl } = settings;
	if (databaseUrl) return () => openServer(databaseUrl);
	const open = sqliteOpener(databaseLocation(settings), schema, log);
	return async () => open();
}

/**
 * Opens an existing database, also while the service is running, or returns undefined.
 * @param toWrite false opens a SQLite file read-only
 * @throws Error that says what to do
 */
export async function openExisting(
	settings: DatabaseSettings,
	toWrite: boolean,
	log: Log,
): Promise<Database | undefined> {
	const path = databaseLocation(settings);
	if (!settings.databaseUrl && !existsSync(path)) return undefined;
	if (settings.databaseUrl || toWrite) return databaseOpener(settings, log)();
	try {
		return new SqliteDatabase(openReadOnly(path, schema), { readOnly: true });
	} catch (cause) {
		throw new Error(fileFailure(cause, path), { cause });
	}
}
