/** Warnings of settings with which the service runs, but not as its owner wants. */
import type { IncomingMessage } from "node:http";
import { wasForwarded } from "./http/forwarded-headers.ts";
import { isOwnOrigin } from "./http/request/origin.ts";
import type { Log } from "./log/log.ts";
import type { Mailer } from "./mail/mailer.ts";
import { DeliveryError } from "./outbox/kinds.ts";
import type { Settings } from "./settings/settings.ts";

/** Warns if mails have no sender's name, or if the mail server refuses the login. Never rejects. */
export async function warnAboutMails(
	{ smtpUrl, mailFrom }: Pick<Settings, "smtpUrl" | "mailFrom">,
	mailer: Mailer,
	log: Log,
): Promise<void> {
	if (smtpUrl && !mailFrom.name) {
		log.alert("settings.mail-from", {
			warning:
				"MAIL_FROM has no name, so mail programs show only its address. Set MAIL_FROM to a name, followed by the address in angle brackets.",
		});
	}
	try {
		await mailer.checkLogin?.();
	} catch (error) {
		// Any other error may pass, and mails are retried.
		if (!(error instanceof DeliveryError) || error.failure !== "login") return;
		log.alert("mail.login-failed", {
			warning: "Mails wait until SMTP_URL is corrected and the service restarted.",
			error: error.message,
		});
	}
}

/**
 * Returns a function that takes each request and warns once if SITE_URL is missing: at the first
 * request through a proxy, or at the first enquiry whose Origin is refused without it.
 */
export function siteUrlWatch(
	siteOrigin: string | undefined,
	log: Log,
): (request: Pick<IncomingMessage, "method" | "headers">) => void {
	let done = siteOrigin !== undefined;
	return ({ method, headers }) => {
		if (done) return;
		const { origin, host } = headers;
		const refused = method === "POST" && !isOwnOrigin(origin, host, undefined);
		done = refused || wasForwarded(headers);
		if (!done) return;
		log.alert("settings.site-url", {
			warning:
				"SITE_URL is not set, so enquiries from pages under a host name are refused (403). Set SITE_URL to the public address of the site, such as https://www.example.com, and restart the service.",
		});
	};
}
