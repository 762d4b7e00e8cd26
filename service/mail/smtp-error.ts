import { DeliveryError, type Failure } from "../outbox/kinds.ts";

/** What nodemailer adds to an error. */
type SmtpError = Error & {
	code?: string;
	command?: string;
	responseCode?: number;
	permanent?: boolean;
};

/**
 * The commands that name or carry the mail. A 5xx reply to an earlier one (greeting, EHLO, STARTTLS)
 * is about the server and not about this mail, so the mail is retried, as Postfix does
 * (`smtp_skip_5xx_greeting`). A 5xx to MAIL FROM refuses the sender, which only a change of
 * MAIL_FROM corrects.
 */
const MAIL_COMMANDS = ["MAIL FROM", "RCPT TO", "DATA"];

/** Whether the server has no TLS. A 4xx reply to STARTTLS only means that it has none at the moment. */
function refusesTls({ code, command, responseCode = 0 }: SmtpError): boolean {
	return code === "ETLS" && command === "STARTTLS" && responseCode >= 500;
}

/** A refused login is never permanent: the mail itself is fine, and correcting a setting helps. */
function failureOf(error: SmtpError): Failure {
	const { code, command = "", permanent } = error;
	if (code === "EAUTH" || code === "ENOAUTH" || refusesTls(error)) return "login";
	return permanent && MAIL_COMMANDS.includes(command) ? "permanent" : "temporary";
}

/**
 * Turns an error of nodemailer into one that says whether to retry, and what to do if it is not
 * obvious.
 * @param server the host and port of the mail server
 */
export function smtpDeliveryError(cause: unknown, server: string): DeliveryError {
	const error = cause as SmtpError;
	const message = refusesTls(error)
		? `The mail server ${server} refuses TLS (STARTTLS), so neither password nor mail was sent. If it has a TLS port, usually 465, set SMTP_URL to smtps://; otherwise ask its operator to enable STARTTLS.`
		: error.message;
	return new DeliveryError(message, failureOf(error), cause);
}
