import type { Log } from "../log/log.ts";
import { DeliveryError } from "../outbox/kinds.ts";
import type { Settings } from "../settings/settings.ts";
import type { Mailer } from "./mailer.ts";

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
