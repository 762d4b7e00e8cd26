import nodemailer from "nodemailer";
import { DeliveryError, type Failure } from "../outbox/failure.ts";
import type { Mailer } from "./mailer.ts";

/** Milliseconds. Nodemailer's defaults go up to 10 minutes; a healthy server needs seconds. */
const TIMEOUTS = {
	connectionTimeout: 10_000,
	dnsTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: 20_000,
	socketCloseTimeout: 1_000,
};

/**
 * Connections are reused within a burst of mails: that takes 1 ms per mail, while a new connection
 * takes as long as the server's greeting. They are closed after 5 s, because a server may drop an
 * idle connection just when it is needed. There is one connection for each delivery slot, and no
 * requeueing, because the outbox retries.
 */
const REUSE = { pool: true, maxConnections: 4, maxRequeues: 0, idleTimeout: 5_000 } as const;

type SmtpError = Error & { code?: string; command?: string; permanent?: boolean };

/**
 * The commands that name or carry the mail. A 5xx reply to an earlier one (greeting, EHLO, STARTTLS)
 * is about the server and not about this mail, so the mail is retried, as Postfix does
 * (`smtp_skip_5xx_greeting`). A 5xx to MAIL FROM refuses the sender, which only a change of
 * MAIL_FROM corrects.
 */
const MAIL_COMMANDS = ["MAIL FROM", "RCPT TO", "DATA"];

/** A refused login is never permanent: the mail itself is fine, and correcting a setting helps. */
function failureKind({ code, command = "", permanent }: SmtpError): Failure {
	if (code === "EAUTH" || code === "ENOAUTH") return "login";
	return permanent && MAIL_COMMANDS.includes(command) ? "permanent" : "temporary";
}

/**
 * Creates a mailer that sends by SMTP. It does not retry; the outbox does.
 * @param url `smtp://` or `smtps://`, with user and password if the server requires them
 * @param timeouts overrides of TIMEOUTS, in milliseconds
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
