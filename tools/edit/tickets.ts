import { createHash, randomUUID } from "node:crypto";

/** The field in which the editor returns the ticket with a file. No schema has a field of this name. */
export const TICKET = "_ticket";

/**
 * Tells whether a file is still as it was when somebody opened it. Each reader gets a ticket with
 * the fingerprint of the text, and sends it back with every save. A save from the same form renews
 * the ticket, because the editor does not open the file again after saving.
 */
export function tickets() {
	const renewed = new Map<string, string>();
	const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex");
	return {
		issue: (text: string) => `${fingerprint(text)}.${randomUUID()}`,
		isCurrent: (ticket: unknown, text: string) =>
			typeof ticket === "string" &&
			(renewed.get(ticket) ?? ticket.split(".")[0]) === fingerprint(text),
		renew(ticket: unknown, text: string) {
			if (typeof ticket === "string") renewed.set(ticket, fingerprint(text));
		},
	};
}
