import { emailSettings, missingSettings } from "#app/components/enquiry-form/email-settings.ts";
import { PLACEHOLDER_ORIGIN } from "#content/site-address.ts";
import type { Finding } from "./finding.ts";

const EXAMPLE = /@example\.(?:com|org|net)\b/;

type Env = Record<string, string | undefined>;

function openSiteUrl({ SITE_URL }: Env): string | undefined {
	if (!SITE_URL) return `SITE_URL is not set: canonicals and the sitemap say ${PLACEHOLDER_ORIGIN}`;
	if (!SITE_URL.startsWith("https://")) return `SITE_URL is not an https address: ${SITE_URL}`;
	return /\bexample\.(?:com|org|net)\b/.test(SITE_URL)
		? `SITE_URL is a placeholder: ${SITE_URL}`
		: undefined;
}

/** Where the enquiries go: the hosted service when one of its settings is there, else our own. */
function openMail(env: Env): string[] {
	const email = emailSettings(env);
	if (!email.own) {
		return missingSettings(email).map(
			(name) => `${name} is not set: the hosted email service needs it`,
		);
	}
	const own: Record<string, string> = {
		SMTP_URL: "mails are written to a folder, none is sent",
		MAIL_TO: "enquiries go to a placeholder address",
		MAIL_FROM: "mails come from a placeholder address",
	};
	return Object.entries(own)
		.filter(([name]) => !env[name] || EXAMPLE.test(env[name]))
		.map(([name, effect]) => `${name} is not set: ${effect}`);
}

/** Settings that a real site needs and does not have. */
export function openSettings(env: Env): Finding[] {
	const siteUrl = openSiteUrl(env);
	return [...(siteUrl ? [siteUrl] : []), ...openMail(env)].map((what) => ({
		group: "Settings",
		what,
		mend: ".env (explained in .env.example), then npm run build",
	}));
}
