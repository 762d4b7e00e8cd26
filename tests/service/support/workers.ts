/** What a running service does in the background, on databases and clocks of tests. */
import { words } from "#content/words.ts";
import type { Database } from "#service/database/database.ts";
import { createWorkers } from "#service/deliveries.ts";
import type { Mail, Mailer } from "#service/mail/mailer.ts";
import { ALL_KINDS, type Kind } from "#service/outbox/kinds.ts";
import { Outbox } from "#service/outbox/outbox.ts";
import { recoverOutbox } from "#service/outbox/queue.ts";
import { readSettings } from "#service/settings/settings.ts";
import { startWatch, type WatchDeps } from "#service/watch/watch.ts";
import { eventually } from "./eventually.ts";
import { atTestEnd } from "./temp-folder.ts";
import { testLog, testService } from "./test-service.ts";

type Env = Record<string, string>;

/** A mailer that only hands each mail to a function. */
export const testMailer = (sent: (mail: Mail) => void = () => {}): Mailer => ({
	destination: "",
	async send(mail) {
		sent(mail);
		return { refused: [] };
	},
});

/** Creates the outbox of a worker of its own. */
export const testOutbox = (
	database: Database,
	now = Date.now,
	retryBaseMs = 30_000,
	kinds: readonly Kind[] = ALL_KINDS,
) => new Outbox(database, now, retryBaseMs, kinds);

/** Prepares the outbox as the start of a service does. @param alone whether it is the only process */
export const recover = (database: Database, now = Date.now(), alone = false) =>
	recoverOutbox(database, { kinds: ALL_KINDS, now, alone, hasMailServer: false });

const SETTINGS = {
	...{ MAIL_FROM: "website@firm.example", MAIL_TO: "owner@firm.example" },
	RETRY_BASE_MS: "50",
};

/** Starts delivery workers on a new database, in real time. */
export function testDelivery(mailer: Mailer, env: Env = {}) {
	const all = { ...SETTINGS, ...env };
	const service = testService(all);
	const { log, events } = testLog();
	const workers = createWorkers(readSettings(all), words, service.database, mailer, log);
	for (const worker of workers) worker.start();
	atTestEnd(() => Promise.all(workers.map((worker) => worker.stop(0))));
	/** Wakes the workers to check for due deliveries. */
	const wake = () => {
		for (const worker of workers) worker.wake();
	};
	/** Stores an enquiry and wakes the workers. */
	async function enquire(fields: Env) {
		service.clock.now = Date.now();
		await service.enquire(fields);
		wake();
	}
	/** Resolves once the mail of the newest enquiry is in this state. */
	const waitForMail = (state: string) =>
		eventually(async () => (await service.stored()).at(-1)?.mail).toBe(state);
	return { service, wake, events, enquire, waitForMail };
}

type WatchOptions = Partial<Pick<WatchDeps, "mailer" | "folders" | "backup" | "freePercent">>;

/** Starts a watch whose clocks the test sets: the wall clock, and the timers. It looks once at the start, and then every minute. */
export function testWatch(
	database: Database,
	clock: { now: number },
	{ env = {}, ...deps }: WatchOptions & { env?: Env } = {},
) {
	const { log, events } = testLog();
	const watch = startWatch({
		...{ database, words, log, folders: [], backup: () => undefined },
		settings: readSettings({ MAIL_TO: "owner@firm.example", ...env }),
		mailer: testMailer(),
		now: () => clock.now,
		steadyNow: () => Date.now(),
		...deps,
	});
	return { events, ...watch };
}
