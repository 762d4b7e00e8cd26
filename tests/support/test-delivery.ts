import { onTestFinished } from "vitest";
import { composeAcknowledgement } from "#service/acknowledgement.ts";
import { createDelivery, type Delivery } from "#service/deliver.ts";
import { readSettings } from "#service/env.ts";
import { createLog } from "#service/log.ts";
import { composeMail } from "#service/mail.ts";
import type { Mailer } from "#service/mailers/mailer.ts";
import { createOutbox } from "#service/outbox.ts";
import { webhookSender } from "#service/webhook.ts";
import { multipart } from "./enquiry-requests.ts";
import { type TestService, testService } from "./test-service.ts";

export const mailbox = (address: string) => ({ name: "", address });

export type TestDelivery = {
	service: TestService;
	delivery: Delivery;
	events: Record<string, unknown>[];
	/** Stores an enquiry and wakes the worker. */
	enquire(fields: Record<string, string>): Promise<void>;
	/** Resolves when the newest enquiry's mail is in this state. */
	waitForMail(state: string): Promise<void>;
};

/** A running delivery worker on a store of its own, in real time. */
export function testDelivery(
	mailer: Mailer,
	env: Record<string, string> = {},
	retryBaseMs = 50,
): TestDelivery {
	const service = testService({ RATE_LIMIT_PER_MINUTE: "0", ...env });
	const { webhook } = readSettings(env);
	service.clock.now = Date.now();
	const events: Record<string, unknown>[] = [];
	const boxes = { from: mailbox("website@firm.example"), to: [mailbox("owner@firm.example")] };
	const delivery = createDelivery({
		outbox: createOutbox(service.store, Date.now, retryBaseMs),
		sends: {
			mail: (row, signal) => mailer.send(composeMail(row, boxes), signal),
			acknowledgement: (row, signal) => mailer.send(composeAcknowledgement(row, boxes), signal),
			...(webhook && { webhook: webhookSender(webhook, Date.now) }),
		},
		log: createLog((line) => events.push(JSON.parse(line))),
	});
	delivery.start();
	onTestFinished(() => delivery.stop(0));
	return {
		service,
		delivery,
		events,
		async enquire(fields) {
			service.clock.now = Date.now();
			await service.ask(multipart(fields));
			delivery.wake();
		},
		async waitForMail(state) {
			const end = Date.now() + 8_000;
			while (service.stored().at(-1)?.mail !== state) {
				if (Date.now() > end) throw new Error(`not ${state}: ${JSON.stringify(service.stored())}`);
				await new Promise((next) => setTimeout(next, 10));
			}
		},
	};
}
