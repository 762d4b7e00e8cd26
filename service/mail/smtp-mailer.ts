import nodemailer from "nodemailer";
import { DeliveryError, type Failure } from "../outbox/failure.ts";
import type { Mailer } from "./mailer.ts";

/** In milliseconds. Nodemailer's own limits are up to ten minutes; a healthy server answers in seconds. */
const TIMEOUTS = {
	connectionTimeout: 10_000,
	dnsTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: 20_000,
	socketCloseTimeout: 1_000,
};

/**
 * A connection is kept for the next mails of the same burst only. Reuse takes 1 ms a mail, where
 * a new connection takes as long as the server's greeting; but a server may drop an idle
 * connection just when it is needed. There are as many connections as delivery slots, and no
 * retries besides those of the outbox.
 */
const REUSE = { pool: true, maxConnections: 4, maxRequeues: 0, idleTimeout: 5_000 } as const;

type SmtpError = Error & { code?: string; permanent?: boolean };

/** A refused login says nothing about the mail, and a corrected setting cures it: never permanent. */
function failureKind(error: SmtpError): Failure {
	if (error.code === "EAUTH" || error.code === "ENOAUTH") return "login";
	return error.permanent ? "permanent" : "temporary";
}

/**
 * Sends mails by SMTP. Only the outbox retries.
 * @param url `smtp://` or `smtps://`, with user and password if the server requires them
 * @param timeouts replace those above, in milliseconds
 */
export function smtpMailer(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): Mailer {
	const transport = nodemailer.createTransport({ ...REUSE, ...TIMEOUTS, ...timeouts, url });
	return {
		destination: new URL(url).host,
		async send({ id: _, ...mail }, signal) {
			try {
				const { rejected = [] } = await transport.sendMail({
					...mail,
					signal,
					disableFileAccess: true,
					disableUrlAccess: true,
				});
				return { refused: rejected.map(String) };
			} catch (cause) {
				const error = cause as SmtpError;
				throw new DeliveryError(error.message, failureKind(error), cause);
			}
		},
	};
}
