import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Database, DatabaseNotOpen, DatabaseUnavailable } from "#service/database/database.ts";
import { ReopeningDatabase } from "#service/database/reopening-database.ts";
import { FilesReplaced } from "#service/database/sqlite-opener.ts";
import { createLog } from "#service/log/log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = (query: Database["query"] = async () => []): Database => ({
	query,
	transaction: async () => [],
	close: vi.fn(async () => {}),
});

function reopening(open: () => Promise<Database>) {
	const events: Record<string, unknown>[] = [];
	const log = createLog((line) => events.push(JSON.parse(line)));
	const short = () => events.map(({ event, error }) => [event, error].filter(Boolean).join(" "));
	return { database: new ReopeningDatabase(open, log), events: short };
}

test("tries again after 0.5, 1, 2, 4, 8, 10 and 10 s, and logs each new reason once", async () => {
	const start = Date.now();
	const tries: number[] = [];
	const reasons = [..."aaaabba"];
	const { database, events } = reopening(async () => {
		tries.push((Date.now() - start) / 1000);
		const reason = reasons.shift();
		if (reason) throw new Error(reason);
		return opened();
	});
	await database.start();
	await expect(database.query("")).rejects.toEqual(new DatabaseNotOpen("a"));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(tries).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 25.5, 35.5]);
	expect(events()).toEqual([
		"store.unavailable a",
		"store.unavailable b",
		"store.unavailable a",
		"store.opened",
	]);
	expect(await database.query("")).toEqual([]);
});

test("a replaced file is closed before the new one is opened, and other errors change nothing", async () => {
	const failures: Error[] = [
		new DatabaseUnavailable("full"),
		new DatabaseUnavailable("replaced", { cause: new FilesReplaced() }),
	];
	const first = opened(async () => {
		throw failures.shift();
	});
	const second = opened();
	const databases = [first, second];
	const { database, events } = reopening(async () => {
		if (databases.length === 1) expect(first.close).toHaveBeenCalledOnce();
		return databases.shift() as Database;
	});
	await database.start();
	await expect(database.query("")).rejects.toThrow("full");
	expect(first.close).not.toHaveBeenCalled();
	await expect(database.query("")).rejects.toBeInstanceOf(DatabaseNotOpen);
	await vi.advanceTimersByTimeAsync(0);
	expect(await database.query("")).toEqual([]);
	expect(events()).toEqual(["store.unavailable replaced", "store.opened"]);
	await database.close();
	expect(second.close).toHaveBeenCalledOnce();
});

test("a replaced file that cannot be closed stays open until it can", async () => {
	const first = opened(async () => {
		throw new DatabaseUnavailable("replaced", { cause: new FilesReplaced() });
	});
	vi.mocked(first.close).mockRejectedValueOnce(new Error("no space for a copy"));
	const databases = [first, opened()];
	const { database, events } = reopening(async () => databases.shift() as Database);
	await database.start();
	await expect(database.query("")).rejects.toThrow("replaced");
	await vi.advanceTimersByTimeAsync(0);
	await expect(database.query("")).rejects.toThrow("no space for a copy");
	await vi.advanceTimersByTimeAsync(500);
	expect(await database.query("")).toEqual([]);
	expect(events()).toEqual([
		"store.unavailable replaced",
		"store.unavailable no space for a copy",
		"store.opened",
	]);
});

test("no try follows once it is closed", async () => {
	const open = vi.fn(async () => Promise.reject(new Error("absent")));
	const { database } = reopening(open);
	await database.start();
	await database.close();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(open).toHaveBeenCalledOnce();
});
