import type { Mailbox } from "../settings/mailbox.ts";

/** A mail ready for a mailer. Everything a visitor typed has been made harmless. */
export type Mail = {
	/** Names the mail; the owner's mail has the enquiry's id. */
	id: string;
	/** The same for every try, so that a mail that arrives twice can be recognised. */
	messageId: string;
	date: Date;
	from: Mailbox;
	to: Mailbox[];
	replyTo: Mailbox;
	subject: string;
	text: string;
	html: string;
	headers?: Record<string, string>;
};

/** The sender of all mails, and the recipients of the owner's. */
export type Mailboxes = { from: Mailbox; to: Mailbox[] };

/** The Message-ID of the mail with this id; every try has the same. */
export function messageId(id: string, from: Mailbox): string {
	return `<${id}@${from.address.split("@").at(-1)}>`;
}
