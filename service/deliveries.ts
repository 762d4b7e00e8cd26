import type { Words } from "#shared/words.ts";
import type { Database } from "./database/database.ts";
import { findEnquiry, type StoredEnquiry } from "./enquiries/stored-enquiry.ts";
import type { Log } from "./log/log.ts";
import { composeAcknowledgement } from "./mail/acknowledgement.ts";
import type { Mailer } from "./mail/mailer.ts";
import { composeOwnerMail } from "./mail/owner-mail.ts";
import { DeliveryWorker, type Send, type Sends, type Sent } from "./outbox/delivery-worker.ts";
import type { Kind } from "./outbox/kinds.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { Settings } from "./settings/settings.ts";
import { sendWebhook } from "./webhook/webhook.ts";

type Sending = Pick<Settings, "mailFrom" | "mailTo" | "timeZone" | "acknowledge" | "webhook">;

/** Returns a send function for each kind of delivery that the settings enable, by worker. */
function sendsFor(
	{ mailFrom: from, mailTo: to, timeZone, acknowledge, webhook }: Sending,
	words: Words,
	database: Database,
	mailer: Mailer,
): { mails: Sends; webhooks: Sends } {
	const mailboxes = { from, to, timeZone };
	const withEnquiry =
		(send: (enquiry: StoredEnquiry, signal: AbortSignal) => Promise<Sent>): Send =>
		async (id, signal) => {
			const enquiry = await findEnquiry(database, id);
			return enquiry ? send(enquiry, signal) : "erased";
		};
	const mails: Sends = {
		mail: withEnquiry((enquiry, signal) =>
			mailer.send(composeOwnerMail(enquiry, mailboxes, words), signal),
		),
	};
	if (acknowledge) {
		mails.acknowledgement = withEnquiry((enquiry, signal) =>
			mailer.send(composeAcknowledgement(enquiry, mailboxes, words.acknowledgement), signal),
		);
	}
	if (!webhook) return { mails, webhooks: {} };
	return {
		mails,
		webhooks: { webhook: withEnquiry((enquiry, signal) => sendWebhook(webhook, enquiry, signal)) },
	};
}

/**
 * Creates one worker for the mails and, if the settings have a webhook, another one for it, so that
 * neither waits for the other.
 */
export function createWorkers(
	settings: Sending,
	words: Words,
	database: Database,
	newOutbox: (kinds: readonly Kind[]) => Outbox,
	mailer: Mailer,
	log: Log,
): DeliveryWorker[] {
	const { mails, webhooks } = sendsFor(settings, words, database, mailer);
	return [mails, webhooks].flatMap((sends) => {
		const kinds = Object.keys(sends) as Kind[];
		return kinds.length === 0 ? [] : [new DeliveryWorker(newOutbox(kinds), sends, log)];
	});
}
