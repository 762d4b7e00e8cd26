import nodemailer from "nodemailer";
import type { Failure } from "../outbox.ts";
import { DeliveryError, type Mailer } from "./mailer.ts";

/** Nodemailer's own limits go up to ten minutes; a mail server that is well answers in seconds. */
const TIMEOUTS = {
	connectionTimeout: 10_000,
	dnsTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: 20_000,
	socketCloseTimeout: 1_000,
};

/**
 * Connections are kept for the next mail of the same burst only: reuse takes 1 ms a mail where a
 * new connection takes what the server's greeting takes, but one that idles may be dropped just
 * when it is needed. As many as mails go out at once, and no retries but the outbox's.
 */
const REUSE = { pool: true, maxConnections: 4, maxRequeues: 0, idleTimeout: 5_000 } as const;

type SmtpError = Error & { code?: string; permanent?: boolean };

/** A failed login is a setting to mend, not a verdict on the mail, so it is never permanent. */
function failureKind(error: SmtpError): Failure {
	if (error.code === "EAUTH" || error.code === "ENOAUTH") return "login";
	return error.permanent ? "permanent" : "temporary";
}

/**
 * Sends by SMTP; only the outbox retries.
 * @param url `smtp://` or `smtps://`, with user and password when the server asks for them
 * @param timeouts in milliseconds, to shorten those above
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
