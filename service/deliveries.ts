import { composeAcknowledgement } from "./acknowledgement.ts";
import { createDelivery, type Delivery, type DeliveryDeps } from "./deliver.ts";
import type { Settings } from "./env.ts";
import { composeMail } from "./mail.ts";
import type { Mailer } from "./mailers/mailer.ts";
import { webhookSender } from "./webhook.ts";

type Sending = Pick<Settings, "mailFrom" | "mailTo" | "acknowledge" | "webhook">;

/** One worker for the mails and one for the webhook, so that neither waits for the other. */
export function createDeliveries(
	{ mailFrom: from, mailTo: to, acknowledge, webhook }: Sending,
	mailer: Mailer,
	{ outbox, log }: Pick<DeliveryDeps, "outbox" | "log">,
): Delivery[] {
	const mails: DeliveryDeps["sends"] = {
		mail: (enquiry, signal) => mailer.send(composeMail(enquiry, { from, to }), signal),
	};
	if (acknowledge) {
		mails.acknowledgement = (enquiry, signal) =>
			mailer.send(composeAcknowledgement(enquiry, { from, to }), signal);
	}
	const deliveries = [createDelivery({ outbox, sends: mails, log })];
	if (webhook) {
		const sends = { webhook: webhookSender(webhook, Date.now) };
		deliveries.push(createDelivery({ outbox, sends, log }));
	}
	return deliveries;
}
