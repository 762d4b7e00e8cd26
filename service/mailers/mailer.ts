import type { Mail } from "../mail.ts";

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

/** A mail that was not handed on. */
export class DeliveryError extends Error {
	/** The mail server refuses this mail for good; trying again would get the same answer. */
	readonly permanent: boolean;
	/** The owner should know: a permanent refusal or a failed login. */
	readonly needsOwner: boolean;

	constructor(message: string, kind: "temporary" | "permanent" | "login", cause: unknown) {
		super(message, { cause });
		this.permanent = kind === "permanent";
		this.needsOwner = kind !== "temporary";
	}
}
