import type { Mailbox } from "../settings/schemas.ts";

/** A mail ready to send. Everything a visitor typed has been sanitised. */
export type Mail = {
	/** Unique for each mail; the owner's mail has the id of the enquiry. */
	id: string;
	/** The same for every try, so that duplicates can be recognised. */
	messageId: string;
	date: Date;
	from: Mailbox;
	to: Mailbox[];
	/** Undefined if the sender's address cannot stand in a header. */
	replyTo: Mailbox | undefined;
	subject: string;
	text: string;
	html: string;
	headers: Record<string, string>;
};

/** The sender of all mails, the recipients of those to the owner, and their time zone. */
export type MailSettings = { from: Mailbox; to: Mailbox[]; timeZone: string };

/** The same for every try. */
export function messageId(id: string, from: Mailbox): string {
	return `<${id}@${from.address.split("@").at(-1)}>`;
}

/** Delivers mails to a mail server or into a folder. */
export interface Mailer {
	/** Where mails go, to show to whoever starts the service; without secrets. */
	readonly destination: string;
	/** Logs in without sending anything. Undefined if there is no login. @throws DeliveryError */
	checkLogin?(): Promise<void>;
	/**
	 * Resolves once the mail is delivered to at least one address, with those refused, or filed:
	 * written to a file that nobody was sent.
	 * @throws DeliveryError
	 */
	send(mail: Mail, signal: AbortSignal): Promise<{ refused: string[]; filed?: boolean }>;
}
