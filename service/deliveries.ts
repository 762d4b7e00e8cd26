import type { Words } from "#shared/words.ts";
import type { Database } from "./database/database.ts";
import { findEnquiry, type StoredEnquiry } from "./enquiries/stored-enquiry.ts";
import type { Log } from "./log/log.ts";
import { composeAcknowledgement } from "./mail/acknowledgement.ts";
import type { Mailer } from "./mail/mailer.ts";
import { composeOwnerMail } from "./mail/owner-mail.ts";
import { DeliveryWorker, type Send, type Sends, type Sent } from "./outbox/delivery-worker.ts";
import type { Kind } from "./outbox/kinds.ts";
import { Outbox } from "./outbox/outbox.ts";
import type { Settings } from "./settings/settings.ts";
import { sendWebhook } from "./webhook.ts";

/**
 * Creates one worker for the mails and, if the settings have a webhook, another one for it, so that
 * neither waits for the other.
 */
export function createWorkers(
	settings: Settings,
	words: Words,
	database: Database,
	mailer: Mailer,
	log: Log,
): DeliveryWorker[] {
	const { mailFrom: from, mailTo: to, timeZone, acknowledge, webhook, retryBaseMs } = settings;
	const mailboxes = { from, to, timeZone };
	const send =
		(how: (enquiry: StoredEnquiry, signal: AbortSignal) => Promise<Sent>): Send =>
		async (id, signal) => {
			const enquiry = await findEnquiry(database, id);
			return enquiry ? how(enquiry, signal) : "erased";
		};
	const worker = (sends: Sends) => {
		const kinds = Object.keys(sends) as Kind[];
		return new DeliveryWorker(new Outbox(database, Date.now, retryBaseMs, kinds), sends, log);
	};
	const mail = send((enquiry, signal) =>
		mailer.send(composeOwnerMail(enquiry, mailboxes, words), signal),
	);
	const acknowledgement = send(async (enquiry, signal) =>
		mailer.send(composeAcknowledgement(enquiry, mailboxes, words.acknowledgement), signal),
	);
	const mails = worker({ mail, ...(acknowledge && { acknowledgement }) });
	if (!webhook) return [mails];
	return [mails, worker({ webhook: send((...which) => sendWebhook(webhook, ...which)) })];
}
