import { createHmac } from "node:crypto";
import type { Send } from "./deliver.ts";
import { DeliveryError } from "./mailers/mailer.ts";
import type { Failure } from "./outbox.ts";
import type { Row } from "./store/port.ts";

/** Longest time for the receiver's answer, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

export type WebhookSettings = { url: string; secret: string };

/** What the receiver gets; the same for every try. */
function body(enquiry: Row): string {
	return JSON.stringify({
		type: "enquiry.received",
		timestamp: new Date(Number(enquiry.received_at)).toISOString(),
		data: {
			id: enquiry.id,
			user_name: enquiry.user_name,
			company: enquiry.company,
			phone: enquiry.phone,
			user_email: enquiry.user_email,
			enquiryType: enquiry.enquiry_type,
			message: enquiry.message,
			conflict: Number(enquiry.conflict) === 1,
		},
	});
}

/** The signature of the Standard Webhooks specification: id, time in seconds and body. */
export function signWebhook(secret: string, id: string, seconds: number, content: string): string {
	const hash = createHmac("sha256", secret).update(`${id}.${seconds}.${content}`).digest("base64");
	return `v1,${hash}`;
}

/** 410 is the receiver's word for "never again"; 401 and 403 are settings to mend. */
function failureOf(status: number): Failure {
	if (status === 410) return "permanent";
	return status === 401 || status === 403 ? "login" : "temporary";
}

/**
 * Posts enquiries to the owner's address as Standard Webhooks. `webhook-id` is the enquiry's id,
 * so a receiver knows a repeat. Redirects are not followed: the body has personal data.
 * @param now the clock of the signature, in milliseconds
 */
export function webhookSender({ url, secret }: WebhookSettings, now: () => number): Send {
	return async (enquiry, signal) => {
		const id = String(enquiry.id);
		const content = body(enquiry);
		const seconds = Math.floor(now() / 1000);
		let response: Response;
		try {
			response = await fetch(url, {
				method: "POST",
				redirect: "manual",
				signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]),
				headers: {
					"content-type": "application/json",
					"webhook-id": id,
					"webhook-timestamp": String(seconds),
					"webhook-signature": signWebhook(secret, id, seconds, content),
				},
				body: content,
			});
			await response.body?.cancel();
		} catch (error) {
			const cause = (error as Error).cause as Error | undefined;
			throw new DeliveryError(cause?.message ?? (error as Error).message, "temporary", error);
		}
		if (response.ok) return { refused: [] };
		throw new DeliveryError(`It answered ${response.status}.`, failureOf(response.status));
	};
}
