import nodemailer from "nodemailer";
import { ANSWER_TIMEOUT_MS } from "../outbox/time-limits.ts";
import type { Mailer } from "./mailer.ts";
import { requireTls } from "./require-tls.ts";
import { smtpDeliveryError } from "./smtp-error.ts";

/**
 * Milliseconds. A healthy server accepts a connection within seconds, but it may take minutes to
 * answer.
 */
const TIMEOUTS = {
	connectionTimeout: 10_000,
	dnsTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: ANSWER_TIMEOUT_MS,
	socketCloseTimeout: 1_000,
};

/**
 * Connections are reused within a burst of mails: that takes 1 ms per mail, while a new connection
 * takes as long as the server's greeting. They are closed after 5 s, because a server may drop an
 * idle connection just when it is needed. There is one connection for each delivery slot, and no
 * requeueing, because the outbox retries.
 */
const REUSE = { pool: true, maxConnections: 4, maxRequeues: 0, idleTimeout: 5_000 } as const;

/**
 * Creates a mailer that sends by SMTP. It does not retry; the outbox does.
 * @param url `smtp://` or `smtps://`, with user and password if the server requires them. TLS is
 * required with a password and to another machine.
 * @param timeouts overrides of TIMEOUTS, in milliseconds
 */
export function smtpMailer(url: string, timeouts: Partial<typeof TIMEOUTS> = {}): Mailer {
	const { host } = new URL(url);
	const transport = nodemailer.createTransport({
		...REUSE,
		...TIMEOUTS,
		...timeouts,
		url: requireTls(url),
	});
	return {
		destination: host,
		async checkLogin() {
			try {
				await transport.verify();
			} catch (cause) {
				throw smtpDeliveryError(cause, host);
			}
		},
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
				throw smtpDeliveryError(cause, host);
			}
		},
	};
}
