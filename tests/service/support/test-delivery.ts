import { words } from "#content/words.ts";
import { createWorkers } from "#service/deliveries.ts";
import { createLog } from "#service/log/log.ts";
import type { Mailer } from "#service/mail/mailer.ts";
import { readSettings } from "#service/settings/settings.ts";
import { eventually } from "./eventually.ts";
import { atTestEnd } from "./temp-folder.ts";
import { type TestService, testService } from "./test-service.ts";

const ADDRESSES = { MAIL_FROM: "website@firm.example", MAIL_TO: "owner@firm.example" };

export type TestDelivery = {
	service: TestService;
	/** Wakes the workers to check for due deliveries. */
	wake(): void;
	events: Record<string, unknown>[];
	/** Stores an enquiry and wakes the workers. */
	enquire(fields: Record<string, string>): Promise<void>;
	/** Resolves once the mail of the newest enquiry is in this state. */
	waitForMail(state: string): Promise<void>;
};

/** Starts delivery workers on a new database, in real time. */
export function testDelivery(
	mailer: Mailer,
	env: Record<string, string> = {},
	retryBaseMs = 50,
): TestDelivery {
	const all = { RETRY_BASE_MS: String(retryBaseMs), ...ADDRESSES, ...env };
	const service = testService(all);
	service.clock.now = Date.now();
	const events: Record<string, unknown>[] = [];
	const log = createLog((line) => events.push(JSON.parse(line)));
	const workers = createWorkers(readSettings(all), words, service.database, mailer, log);
	for (const worker of workers) worker.start();
	atTestEnd(() => Promise.all(workers.map((worker) => worker.stop(0))));
	const wake = () => {
		for (const worker of workers) worker.wake();
	};
	return {
		service,
		wake,
		events,
		async enquire(fields) {
			service.clock.now = Date.now();
			await service.enquire(fields);
			wake();
		},
		async waitForMail(state) {
			await eventually(async () => (await service.stored()).at(-1)?.mail).toBe(state);
		},
	};
}
