import { createHmac } from "node:crypto";
import { fieldsOf, type StoredEnquiry } from "../enquiries/stored-enquiry.ts";
import { DeliveryError, type Failure } from "../outbox/failure.ts";
import type { WebhookSettings } from "../settings/settings.ts";

/** Longest time for the receiver's answer, in milliseconds. */
const ANSWER_LIMIT_MS = 10_000;

/** The posted JSON; the same for every try. */
function bodyOf(enquiry: StoredEnquiry): string {
	const { id, receivedAt, conflict } = enquiry;
	return JSON.stringify({
		type: "enquiry.received",
		timestamp: new Date(receivedAt).toISOString(),
		data: { id, ...fieldsOf(enquiry), conflict },
	});
}

/** The signature of the Standard Webhooks specification, over id, time in seconds and body. */
export function signWebhook(secret: string, id: string, seconds: number, content: string): string {
	const hash = createHmac("sha256", secret).update(`${id}.${seconds}.${content}`).digest("base64");
	return `v1,${hash}`;
}

/** With 410 a receiver asks never to be called again; 401 and 403 are settings to correct. */
function failureOf(status: number): Failure {
	if (status === 410) return "permanent";
	return status === 401 || status === 403 ? "login" : "temporary";
}

/**
 * Posts an enquiry to the owner's address as a Standard Webhook. `webhook-id` is the enquiry's
 * id, so that a receiver recognises a repeat. Redirects are not followed, because the body holds
 * personal data.
 * @throws DeliveryError
 */
export async function sendWebhook(
	{ url, secret }: WebhookSettings,
	enquiry: StoredEnquiry,
	signal: AbortSignal,
): Promise<{ refused: string[] }> {
	const { id } = enquiry;
	const content = bodyOf(enquiry);
	const seconds = Math.floor(Date.now() / 1000);
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
}
