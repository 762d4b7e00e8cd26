import type { Mail } from "../mail.ts";
import type { Failure } from "../outbox.ts";

/** A way to hand on a mail: a mail server, or a folder. */
export type Mailer = {
	/** Where mails go, for the person who starts the service; without secrets. */
	destination: string;
	/**
	 * Resolves once the mail is handed on, with the addresses that were refused although others
	 * were accepted.
	 * @throws DeliveryError
	 */
	send(mail: Mail, signal: AbortSignal): Promise<{ refused: string[] }>;
};

/** Something that was not handed on. */
export class DeliveryError extends Error {
	readonly failure: Failure;

	constructor(message: string, failure: Failure, cause?: unknown) {
		super(message, { cause });
		this.failure = failure;
	}
}
