import nodemailer from "nodemailer";
import { DeliveryError, type Failure } from "../outbox/kinds.ts";
import { ANSWER_TIMEOUT_MS } from "../outbox/time-limits.ts";
import { isLoopback } from "../settings/schemas.ts";
import type { Mailer } from "./mailer.ts";

/** Milliseconds. A healthy server accepts a connection within seconds, but may take minutes to answer. */
const TIMEOUTS = {
	connectionTimeout: 10_000,
	dnsTimeout: 10_000,
	greetingTimeout: 10_000,
	socketTimeout: ANSWER_TIMEOUT_MS,
	socketCloseTimeout: 1_000,
};

/**
 * Mails of a burst share connections, one for each delivery slot. Idle ones are closed before a
 * server drops them. No requeueing, because the outbox retries.
 */
const REUSE = { pool: true, maxConnections: 4, maxRequeues: 0, idleTimeout: 5_000 } as const;

/** What nodemailer adds to an error. */
type SmtpError = Error & {
	code?: string;
	command?: string;
	responseCode?: number;
	permanent?: boolean;
};

/**
 * A 5xx reply to these is final. An earlier one is about the server and not about this mail, which
 * is retried, as Postfix does (`smtp_skip_5xx_greeting`).
 */
const MAIL_COMMANDS = ["MAIL FROM", "RCPT TO", "DATA"];

/** Whether the server has no TLS. A 4xx reply to STARTTLS only means that it has none at the moment. */
const refusesTls = ({ code, command, responseCode = 0 }: SmtpError) =>
	code === "ETLS" && command === "STARTTLS" && responseCode >= 500;

/** A refused login is never permanent: the mail itself is fine, and correcting a setting helps. */
function failureOf(error: SmtpError): Failure {
	const { code, command = "", permanent } = error;
	if (code === "EAUTH" || code === "ENOAUTH" || refusesTls(error)) return "login";
	return permanent && MAIL_COMMANDS.includes(command) ? "permanent" : "temporary";
}

/**
 * Requires TLS with a password and to another machine; otherwise whoever sits in between could
 * remove STARTTLS from the reply. nodemailer's `?ignoreTLS=true` is for a relay without a password.
 */
function requireTls(smtpUrl: string): string {
	const url = new URL(smtpUrl);
	if (url.protocol === "smtps:") return smtpUrl;
	const hasLogin = url.username !== "" || url.password !== "";
	const clearAllowed = isLoopback(url.hostname) || url.searchParams.get("ignoreTLS") === "true";
	if (hasLogin || !clearAllowed) url.searchParams.set("requireTLS", "true");
	return url.href;
}

/**
 * Creates a mailer that sends by SMTP. It does not retry; the outbox does.
 * @param url `smtp://` or `smtps://`, with user and password if the server requires them
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

	async function orDeliveryError<T>(work: Promise<T>): Promise<T> {
		try {
			return await work;
		} catch (cause) {
			const error = cause as SmtpError;
			const message = refusesTls(error)
				? `The mail server ${host} refuses TLS (STARTTLS), so neither password nor mail was sent. If it has a TLS port, usually 465, set SMTP_URL to smtps://; otherwise ask its operator to enable STARTTLS.`
				: error.message;
			throw new DeliveryError(message, failureOf(error), cause);
		}
	}

	return {
		destination: host,
		async checkLogin() {
			await orDeliveryError(transport.verify());
		},
		async send({ id: _, ...mail }, signal) {
			const safely = { disableFileAccess: true, disableUrlAccess: true };
			const { rejected = [] } = await orDeliveryError(
				transport.sendMail({ ...mail, signal, ...safely }),
			);
			return { refused: rejected.map(String) };
		},
	};
}
