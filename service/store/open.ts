import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { orStartError, type Settings } from "../env.ts";
import type { Store } from "./port.ts";
import { openPostgres, withoutPassword } from "./postgres.ts";
import { databasePath, openDatabase, openReadOnly, sqliteStore } from "./sqlite.ts";

type StoreSettings = Pick<Settings, "databaseUrl" | "dataDir">;

type OpenStore = {
	store: Store;
	/** The setting that chose it, and where it is, for the person who starts the service. */
	setting: "DATABASE_URL" | "DATA_DIR";
	place: string;
};

async function openDatabaseUrl(url: string): Promise<OpenStore> {
	const setting = "DATABASE_URL";
	const place = withoutPassword(url);
	return { store: await orStartError(setting, place, () => openPostgres(url)), setting, place };
}

/**
 * Opens the store that the settings choose, and brings its tables up to date.
 * @throws StartError when it cannot be opened
 */
export async function openStore({ databaseUrl, dataDir }: StoreSettings): Promise<OpenStore> {
	if (databaseUrl) return openDatabaseUrl(databaseUrl);
	const place = databasePath(resolve(dataDir));
	const database = await orStartError("DATA_DIR", place, openDatabase);
	return { store: sqliteStore(database), setting: "DATA_DIR", place };
}

/**
 * Opens the store beside the running service; undefined when there is none yet. What only reads
 * opens a file so that it cannot write.
 * @throws StartError
 */
export async function openExisting(
	settings: StoreSettings,
	toWrite: boolean,
): Promise<Store | undefined> {
	const place = databasePath(resolve(settings.dataDir));
	if (!settings.databaseUrl && !existsSync(place)) return undefined;
	if (settings.databaseUrl || toWrite) return (await openStore(settings)).store;
	const database = await orStartError("DATA_DIR", place, openReadOnly);
	// A reader cannot write what a store writes when it is closed.
	return { ...sqliteStore(database), close: async () => database.close() };
}
