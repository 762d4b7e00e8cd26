import { words } from "#content/words.ts";
import { createWorkers } from "#service/deliveries.ts";
import type { Mailer } from "#service/mail/mailer.ts";
import { readSettings } from "#service/settings/settings.ts";
import { eventually } from "./eventually.ts";
import { atTestEnd } from "./temp-folder.ts";
import { testLog, testService } from "./test-service.ts";

const SETTINGS = {
	...{ MAIL_FROM: "website@firm.example", MAIL_TO: "owner@firm.example" },
	RETRY_BASE_MS: "50",
};

/** Starts delivery workers on a new database, in real time. */
export function testDelivery(mailer: Mailer, env: Record<string, string> = {}) {
	const all = { ...SETTINGS, ...env };
	const service = testService(all);
	service.clock.now = Date.now();
	const { log, events } = testLog();
	const workers = createWorkers(readSettings(all), words, service.database, mailer, log);
	for (const worker of workers) worker.start();
	atTestEnd(() => Promise.all(workers.map((worker) => worker.stop(0))));
	/** Wakes the workers to check for due deliveries. */
	const wake = () => {
		for (const worker of workers) worker.wake();
	};
	return {
		service,
		wake,
		events,
		/** Stores an enquiry and wakes the workers. */
		async enquire(fields: Record<string, string>) {
			service.clock.now = Date.now();
			await service.enquire(fields);
			wake();
		},
		/** Resolves once the mail of the newest enquiry is in this state. */
		async waitForMail(state: string) {
			await eventually(async () => (await service.stored()).at(-1)?.mail).toBe(state);
		},
	};
}
