import type { Database } from "./database/database.ts";
import { findEnquiry, type StoredEnquiry } from "./enquiries/stored-enquiry.ts";
import type { Log } from "./log/log.ts";
import { composeAcknowledgement } from "./mail/acknowledgement.ts";
import type { Mailer } from "./mail/mailer.ts";
import { composeOwnerMail } from "./mail/owner-mail.ts";
import { DeliveryWorker, type Send, type Sends, type Sent } from "./outbox/delivery-worker.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { Settings } from "./settings/settings.ts";
import { sendWebhook } from "./webhook/webhook.ts";

type Sending = Pick<Settings, "mailFrom" | "mailTo" | "acknowledge" | "webhook">;

/** How each kind that the settings ask for is sent: the mails, and the webhook. */
function sendsFor(
	{ mailFrom: from, mailTo: to, acknowledge, webhook }: Sending,
	database: Database,
	mailer: Mailer,
): { mails: Sends; webhooks: Sends } {
	const about =
		(send: (enquiry: StoredEnquiry, signal: AbortSignal) => Promise<Sent>): Send =>
		async (id, signal) => {
			const enquiry = await findEnquiry(database, id);
			return enquiry ? send(enquiry, signal) : "erased";
		};
	const mails: Sends = {
		mail: about((enquiry, signal) => mailer.send(composeOwnerMail(enquiry, { from, to }), signal)),
	};
	if (acknowledge) {
		mails.acknowledgement = about((enquiry, signal) =>
			mailer.send(composeAcknowledgement(enquiry, { from, to }), signal),
		);
	}
	if (!webhook) return { mails, webhooks: {} };
	return {
		mails,
		webhooks: { webhook: about((enquiry, signal) => sendWebhook(webhook, enquiry, signal)) },
	};
}

/** One worker for the mails and one for the webhook, so that neither waits for the other. */
export function createWorkers(
	settings: Sending,
	database: Database,
	outbox: Outbox,
	mailer: Mailer,
	log: Log,
): DeliveryWorker[] {
	const { mails, webhooks } = sendsFor(settings, database, mailer);
	const workers = [new DeliveryWorker(outbox, mails, log)];
	if (settings.webhook) workers.push(new DeliveryWorker(outbox, webhooks, log));
	return workers;
}
