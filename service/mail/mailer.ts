import type { Mail } from "./mail.ts";

/** A way to deliver mails: a mail server, or a folder. */
export interface Mailer {
	/** Where mails go, for the person who starts the service; without secrets. */
	readonly destination: string;
	/**
	 * Resolves once the mail is delivered, with the addresses that were refused although others
	 * were accepted.
	 * @throws DeliveryError
	 */
	send(mail: Mail, signal: AbortSignal): Promise<{ refused: string[] }>;
}
