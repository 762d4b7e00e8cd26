import { isLoopback } from "../settings/schemas.ts";

/**
 * Returns the SMTP URL with `requireTLS`, which in nodemailer wins over every other option, when it
 * has a password or names another machine. Without it, whoever sits in between could remove
 * STARTTLS from the server's reply and read the password and the enquiries.
 *
 * nodemailer's own `?ignoreTLS=true` is respected for an internal relay, but not with a password.
 */
export function requireTls(smtpUrl: string): string {
	const url = new URL(smtpUrl);
	if (url.protocol === "smtps:") return smtpUrl;
	const hasLogin = url.username !== "" || url.password !== "";
	const clearAllowed = isLoopback(url.hostname) || url.searchParams.get("ignoreTLS") === "true";
	if (hasLogin || !clearAllowed) url.searchParams.set("requireTLS", "true");
	return url.href;
}
