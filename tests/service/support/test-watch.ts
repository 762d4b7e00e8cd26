import { words } from "#content/words.ts";
import type { Database } from "#service/database/database.ts";
import { readSettings } from "#service/settings/settings.ts";
import { startWatch, type WatchDeps } from "#service/watch/watch.ts";
import { testLog } from "./test-service.ts";

type Options = Partial<Pick<WatchDeps, "mailer" | "folders" | "backup" | "freePercent">> & {
	env?: Record<string, string>;
};

/** Starts a watch whose clock the test sets. It looks once at the start, and then every minute. */
export function testWatch(
	database: Database,
	clock: { now: number },
	{ env = {}, ...deps }: Options = {},
) {
	const { log, events } = testLog();
	const watch = startWatch({
		...{ database, words, log, folders: [], backup: () => undefined },
		settings: readSettings({ MAIL_TO: "owner@firm.example", ...env }),
		mailer: { destination: "", send: async () => ({ refused: [] }) },
		now: () => clock.now,
		...deps,
	});
	return { events, ...watch };
}
