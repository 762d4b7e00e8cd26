import { join } from "node:path";
import { type EnquiryRecord, readRecords } from "#service/cli/records.ts";
import { createLog } from "#service/log/log.ts";
import { openExisting } from "#service/open-database.ts";
import { readSettings } from "#service/settings/settings.ts";

const silent = createLog(() => {});

/**
 * Reads the stored enquiries from the database of a service, which is much quicker than a run of
 * the command line. Resolves to [] while there is no database.
 * @param cwd the working directory of the service
 * @param env its environment variables; DATABASE_URL names its database if it is not SQLite
 */
export async function storedRecords(
	cwd: string,
	{ DATABASE_URL }: Record<string, string> = {},
): Promise<EnquiryRecord[]> {
	const settings = readSettings({
		DATA_DIR: join(cwd, "data"),
		...(DATABASE_URL && { DATABASE_URL }),
	});
	const database = await openExisting(settings, false, silent);
	if (!database) return [];
	try {
		return await readRecords(database);
	} finally {
		await database.close();
	}
}
