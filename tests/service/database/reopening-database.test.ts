import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Database, DatabaseNotOpen, DatabaseUnavailable } from "#service/database/database.ts";
import { ReopeningDatabase } from "#service/database/reopening-database.ts";
import { FilesReplaced } from "#service/database/sqlite-file.ts";
import { testLog } from "../support/test-service.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const REPLACED = new DatabaseUnavailable("replaced", { cause: new FilesReplaced() });

/** An open database, whose calls fail with these errors first. */
const opened = (...failures: Error[]): Database => ({
	async query() {
		const failure = failures.shift();
		if (failure) throw failure;
		return [];
	},
	transaction: async () => [],
	close: vi.fn(async () => {}),
});

async function reopening(open: () => Promise<Database>) {
	const { log, events } = testLog();
	const database = new ReopeningDatabase(open, log);
	await database.start();
	return { database, events };
}

test("tries again after 0.5, 1, 2, 4, 8, 10 and 10 s, and logs each new reason once", async () => {
	const start = Date.now();
	const tries: number[] = [];
	const reasons = [..."aaaabba"];
	const { database, events } = await reopening(async () => {
		tries.push((Date.now() - start) / 1000);
		const reason = reasons.shift();
		if (reason) throw new Error(reason);
		return opened();
	});
	await expect(database.query("")).rejects.toEqual(new DatabaseNotOpen("a"));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(tries).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 25.5, 35.5]);
	expect(events.map(({ error }) => error)).toEqual(["a", "b", "a", undefined]);
	expect(events.at(-1)?.event).toBe("store.opened");
	expect(await database.query("")).toEqual([]);
});

test("a replaced file that cannot be closed stays open until it can", async () => {
	const first = opened(REPLACED);
	vi.mocked(first.close).mockRejectedValueOnce(new Error("no space for a copy"));
	const databases = [first, opened()];
	const { database } = await reopening(async () => databases.shift() as Database);
	await expect(database.query("")).rejects.toThrow("replaced");
	await vi.advanceTimersByTimeAsync(0);
	await expect(database.query("")).rejects.toThrow("no space for a copy");
	await vi.advanceTimersByTimeAsync(500);
	expect(await database.query("")).toEqual([]);
});
