/** Crockford's alphabet: nobody mistakes one of its characters for another on the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS = 5n;

/** The path of the page that shows a visitor the state of an enquiry; its key stands behind a #. */
export const RECEIPT_PATH = "/enquiry";
/** The path that tells the state of an enquiry, and the one that takes it back. */
export const STATE_PATH = "/api/v1.0/enquiry/state";
export const TAKE_BACK_PATH = "/api/v1.0/enquiry/take-back";

/** The idempotency key of an enquiry from our form: a random UUID of version 4. */
export const ENQUIRY_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A reference as `referenceOf` writes it. */
export const REFERENCE = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`);

/** What a visitor may know of an enquiry. Times are in epoch milliseconds. */
export type Receipt = {
	/** "with-team": a mail about it was sent. */
	state: "received" | "with-team" | "answered";
	receivedAt: number;
	mailedAt?: number;
	answeredAt?: number;
};

/**
 * Returns the reference of an enquiry, such as K7QX-4M2P, by which visitor and owner may speak of it.
 * It is made of 40 of the 122 random bits of the key, so nobody can guess the key from it.
 * @returns undefined for a key that is not from our form
 */
export function referenceOf(key: string | null): string | undefined {
	if (key === null || !ENQUIRY_KEY.test(key)) return undefined;
	let bits = BigInt(`0x${key.replace("-", "").slice(0, 10)}`);
	let text = "";
	while (text.length < 8) {
		text = ALPHABET[Number(bits % (1n << BITS))] + text;
		bits >>= BITS;
	}
	return `${text.slice(0, 4)}-${text.slice(4)}`;
}
