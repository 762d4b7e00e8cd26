import { onTestFinished } from "vitest";
import type { Database } from "#service/database/database.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { schema } from "#service/enquiries/schema.ts";

/** Opens a PostgreSQL database until the end of the test. */
export async function openForTest(url: string, deadlineMs?: number): Promise<Database> {
	const database = await openPostgres(url, schema, deadlineMs);
	onTestFinished(() => database.close());
	return database;
}
