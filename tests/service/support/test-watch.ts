import { words } from "#content/words.ts";
import type { Database } from "#service/database/database.ts";
import { createLog } from "#service/log/log.ts";
import type { Mailer } from "#service/mail/mailer.ts";
import { readSettings } from "#service/settings/settings.ts";
import { startWatch, type WatchDeps } from "#service/watch/watch.ts";

export const noMails: Mailer = { destination: "", send: async () => ({ refused: [] }) };

/** Starts a watch whose clock the test sets. It looks once at the start, and then every minute. */
export function testWatch(
	database: Database,
	clock: { now: number },
	{
		env = {},
		...deps
	}: Partial<Pick<WatchDeps, "mailer" | "folders" | "backup" | "freePercent">> & {
		env?: Record<string, string>;
	} = {},
) {
	const events: Record<string, unknown>[] = [];
	const settings = readSettings({ MAIL_TO: "owner@firm.example", ...env });
	const watch = startWatch({
		database,
		settings,
		words,
		mailer: noMails,
		log: createLog((line) => events.push(JSON.parse(line))),
		now: () => clock.now,
		folders: [],
		backup: () => undefined,
		...deps,
	});
	return { events, ...watch };
}
