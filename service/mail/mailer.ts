import type { Mail } from "./mail.ts";

/** Delivers mails to a mail server or into a folder. */
export interface Mailer {
	/** Where mails go, to show to whoever starts the service; without secrets. */
	readonly destination: string;
	/**
	 * Connects and logs in, without sending anything. Undefined if there is no login.
	 * @throws DeliveryError
	 */
	checkLogin?(): Promise<void>;
	/**
	 * Resolves once the mail is delivered to at least one address, with the refused addresses, or once
	 * it is filed: written to a file that nobody was sent.
	 * @throws DeliveryError
	 */
	send(mail: Mail, signal: AbortSignal): Promise<{ refused: string[]; filed?: boolean }>;
}
