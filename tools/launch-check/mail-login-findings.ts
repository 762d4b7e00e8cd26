import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import { DeliveryError } from "#service/outbox/kinds.ts";
import { usesOwnService } from "#shared/own-service.ts";
import type { Finding } from "./finding.ts";

/** Why the mail server is of no use, and what to do. */
function finding(error: unknown): Finding {
	const problem = `The login at the mail server of SMTP_URL failed: ${(error as Error).message}`;
	const isRefused = error instanceof DeliveryError && error.failure === "login";
	return {
		group: "Settings",
		problem,
		fix: isRefused
			? "Correct the user and the password of SMTP_URL in .env; many mail providers want a password that is made for one application"
			: "Correct the protocol, the name and the port of SMTP_URL in .env; if they are right, this machine cannot reach the server, so run the launch check on the machine of the service",
	};
}

/**
 * Logs in to the mail server as the service does, without sending anything. Does nothing if the
 * service sends no mail: without SMTP_URL, or with the hosted email service.
 */
export async function mailLoginFindings(env: NodeJS.ProcessEnv): Promise<Finding[]> {
	if (!env.SMTP_URL || !usesOwnService(env)) return [];
	try {
		await smtpMailer(env.SMTP_URL).checkLogin?.();
		return [];
	} catch (error) {
		return [finding(error)];
	}
}
