import { createHmac } from "node:crypto";
import { fieldsOf, type StoredEnquiry, visitOf } from "../enquiries/stored-enquiry.ts";
import { DeliveryError, type Failure } from "../outbox/kinds.ts";
import type { WebhookSettings } from "../settings/settings.ts";

/** Timeout for the receiver's answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Returns the JSON to post, which is the same for every try. */
function bodyOf(enquiry: StoredEnquiry): string {
	const { id, receivedAt, conflict } = enquiry;
	return JSON.stringify({
		type: "enquiry.received",
		timestamp: new Date(receivedAt).toISOString(),
		data: { id, ...fieldsOf(enquiry), conflict, ...visitOf(enquiry) },
	});
}

/**
 * Signs a webhook as the Standard Webhooks specification requires.
 * @param seconds the time of the try, as Unix time in seconds
 */
export function signWebhook(secret: string, id: string, seconds: number, content: string): string {
	const hash = createHmac("sha256", secret).update(`${id}.${seconds}.${content}`).digest("base64");
	return `v1,${hash}`;
}

/** 410 asks the sender never to call again; 401 and 403 mean that a setting must be corrected. */
function failureOf(status: number): Failure {
	if (status === 410) return "permanent";
	return status === 401 || status === 403 ? "login" : "temporary";
}

/**
 * Posts an enquiry to the owner's URL as a Standard Webhook. `webhook-id` is the enquiry's id, so
 * that the receiver recognises a repeat. Redirects are not followed, because the body contains
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
			signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
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
