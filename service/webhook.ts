import { createHmac } from "node:crypto";
import { callUrl } from "./call-url.ts";
import { fieldsOf, type StoredEnquiry, visitOf } from "./enquiries/stored-enquiry.ts";
import { DeliveryError, type Failure } from "./outbox/kinds.ts";
import type { WebhookSettings } from "./settings/settings.ts";

/** What a webhook tells: all of an enquiry that has come, or only which one nobody answers. */
export type WebhookType = "enquiry.received" | "enquiry.unanswered";

/** Returns the JSON to post, which is the same for every try. */
function bodyOf(type: WebhookType, enquiry: StoredEnquiry): string {
	const { id, receivedAt, conflict, enquiryType } = enquiry;
	const all = { id, ...fieldsOf(enquiry), conflict, ...visitOf(enquiry) };
	return JSON.stringify({
		type,
		timestamp: new Date(receivedAt).toISOString(),
		data: type === "enquiry.received" ? all : { id, enquiryType },
	});
}

/** 410 asks the sender never to call again; 401 and 403 mean that a setting must be corrected. */
function failureOf(status: number): Failure {
	if (status === 410) return "permanent";
	return status === 401 || status === 403 ? "login" : "temporary";
}

/** The key of a secret: after whsec_ it is Base64, as receivers of Standard Webhooks expect. */
const keyOf = (secret: string) =>
	secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;

/**
 * Posts an enquiry to the owner's URL, signed as the Standard Webhooks specification requires.
 * `webhook-id` is the enquiry's id, so that the receiver recognises a repeat.
 * @throws DeliveryError
 */
export async function sendWebhook(
	{ url, secret }: WebhookSettings,
	enquiry: StoredEnquiry,
	signal: AbortSignal,
	type: WebhookType = "enquiry.received",
): Promise<{ refused: string[] }> {
	const id = type === "enquiry.received" ? enquiry.id : `${enquiry.id}.unanswered`;
	const body = bodyOf(type, enquiry);
	const seconds = Math.floor(Date.now() / 1000);
	const hash = createHmac("sha256", keyOf(secret))
		.update(`${id}.${seconds}.${body}`)
		.digest("base64");
	const headers = {
		"content-type": "application/json",
		"webhook-id": id,
		"webhook-timestamp": String(seconds),
		"webhook-signature": `v1,${hash}`,
	};
	const status = await callUrl(url, { method: "POST", headers, body, signal }).catch((error) => {
		throw new DeliveryError(error.message, "temporary", error);
	});
	if (status >= 200 && status < 300) return { refused: [] };
	throw new DeliveryError(`It answered ${status}.`, failureOf(status));
}
