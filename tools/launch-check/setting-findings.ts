import { PLACEHOLDER_ORIGIN } from "#content/site-address.ts";
import { emailSettings, missingSettings } from "#site/components/enquiry-form/email-settings.ts";
import type { Finding } from "./finding.ts";

type Env = Record<string, string | undefined>;

const EXAMPLE = /\bexample\.(?:com|org|net)\b/;

function siteUrlProblem({ SITE_URL }: Env): string | undefined {
	if (!SITE_URL)
		return `SITE_URL is not set: canonical links and the sitemap use ${PLACEHOLDER_ORIGIN}`;
	if (!SITE_URL.startsWith("https://")) return `SITE_URL is not an https address: ${SITE_URL}`;
	return EXAMPLE.test(SITE_URL) ? `SITE_URL is a placeholder: ${SITE_URL}` : undefined;
}

/** What our own service does without a setting, and whether that keeps the site from its launch. */
const OWN: [name: string, effect: string, warning?: true][] = [
	["SMTP_URL", "mails are written to a folder and not sent"],
	["MAIL_TO", "enquiries go to a placeholder address"],
	["MAIL_FROM", "mails come from a placeholder address"],
	["BACKUP_TO", "there is no copy of the enquiries on another disk", true],
	["TIME_ZONE", "mails and lists show the time of Singapore", true],
];

/** Finds settings of the public site that are missing or placeholders. */
export function settingFindings(env: Env): Finding[] {
	const email = emailSettings(env);
	const findings: Finding[] = [];
	const add = (problem: string, warning?: true) =>
		findings.push({
			...{
				group: "Settings",
				problem,
				fix: ".env (explained in .env.example), then npm run build",
			},
			...(warning && { warning }),
		});
	const siteUrl = siteUrlProblem(env);
	if (siteUrl) add(siteUrl);
	// Only a reverse proxy adds https to the service. Before SITE_URL is given, it is taken to be that.
	const isProxied = email.own && (env.SITE_URL || "https://").startsWith("https://");
	if (isProxied && !env.TRUSTED_PROXY) {
		add(
			"TRUSTED_PROXY is not set: the service counts all visitors behind its reverse proxy as one, and together they may send 20 enquiries a minute",
		);
	}
	for (const [name, effect, warning] of email.own ? OWN : []) {
		if (!env[name] || EXAMPLE.test(env[name])) add(`${name} is not set: ${effect}`, warning);
	}
	for (const name of email.own ? [] : missingSettings(email))
		add(`${name} is not set: the hosted email service needs it`);
	return findings;
}
