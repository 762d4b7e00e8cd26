import type { Words } from "#shared/words.ts";
import { AnswerLinks } from "./answers/answer-links.ts";
import type { Database } from "./database/database.ts";
import { findEnquiry, type StoredEnquiry } from "./enquiries/stored-enquiry.ts";
import type { Log } from "./log/log.ts";
import { composeAcknowledgement } from "./mail/acknowledgement.ts";
import type { Mailer } from "./mail/mailer.ts";
import { composeOwnerMail } from "./mail/owner-mail.ts";
import { composeReminder, type ReminderMailKind } from "./mail/reminder-mail.ts";
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
	const links = new AnswerLinks(database, settings);
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
	/** Nobody is reminded of what was answered meanwhile. */
	const remind = (kind: ReminderMailKind, recipients = to) =>
		send(async (enquiry, signal) => {
			if (enquiry.answer) return "settled";
			const link = await links.addressOf(enquiry);
			const boxes = { ...mailboxes, to: recipients };
			return mailer.send(composeReminder(kind, enquiry, boxes, words.answers, link), signal);
		});
	const mail = send(async (enquiry, signal) => {
		const link = await links.addressOf(enquiry);
		return mailer.send(composeOwnerMail(enquiry, mailboxes, words, link), signal);
	});
	const withdrawal = send(async (enquiry, signal) =>
		mailer.send(composeReminder("withdrawal", enquiry, mailboxes, words.answers), signal),
	);
	const acknowledgement = send(async (enquiry, signal) =>
		mailer.send(composeAcknowledgement(enquiry, mailboxes, words.acknowledgement), signal),
	);
	const mails = worker({
		mail,
		...(acknowledge && { acknowledgement }),
		reminder: remind("reminder"),
		"last-reminder": remind("last-reminder"),
		escalation: remind("escalation", settings.escalateTo),
		withdrawal,
	});
	if (!webhook) return [mails];
	const webhooks = worker({
		webhook: send((...which) => sendWebhook(webhook, ...which)),
		unanswered: send(async (enquiry, signal) =>
			enquiry.answer ? "settled" : sendWebhook(webhook, enquiry, signal, "enquiry.unanswered"),
		),
	});
	return [mails, webhooks];
}
