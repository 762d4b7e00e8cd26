import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Settings } from "../env.ts";
import type { Store } from "../store/port.ts";
import { databasePath, openDatabase, openReadOnly, sqliteStore } from "../store/sqlite.ts";

/**
 * The store of the settings, also while the service works on it, or undefined when there is none
 * yet. What only reads opens it so that it cannot write.
 */
export function openStore({ dataDir }: Settings, toWrite: boolean): Store | undefined {
	const path = databasePath(resolve(dataDir));
	if (!existsSync(path)) return undefined;
	return sqliteStore(toWrite ? openDatabase(path) : openReadOnly(path));
}
