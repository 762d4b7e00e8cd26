import { PLACEHOLDER_ORIGIN } from "#content/site-address.ts";
import {
	emailSettings,
	missingSettings,
} from "#site/components/enquiry-form/sending/email-settings.ts";
import type { Finding } from "./finding.ts";

const EXAMPLE = /@example\.(?:com|org|net)\b/;

type Env = Record<string, string | undefined>;

function siteUrlProblem({ SITE_URL }: Env): string | undefined {
	if (!SITE_URL)
		return `SITE_URL is not set: canonical links and the sitemap use ${PLACEHOLDER_ORIGIN}`;
	if (!SITE_URL.startsWith("https://")) return `SITE_URL is not an https address: ${SITE_URL}`;
	return /\bexample\.(?:com|org|net)\b/.test(SITE_URL)
		? `SITE_URL is a placeholder: ${SITE_URL}`
		: undefined;
}

/** Only a reverse proxy adds https to the service, which then sees the proxy instead of visitors. */
function proxyProblem(env: Env): string | undefined {
	// Before SITE_URL is given, it is taken to be what it has to be.
	const isProxied = emailSettings(env).own && (env.SITE_URL || "https://").startsWith("https://");
	return isProxied && !env.TRUSTED_PROXY
		? "TRUSTED_PROXY is not set: the service counts all visitors behind its reverse proxy as one, and together they may send 20 enquiries a minute"
		: undefined;
}

/** Finds missing mail settings, of the hosted service if any of its settings is set, else of ours. */
function mailProblems(env: Env): string[] {
	const email = emailSettings(env);
	if (!email.own) {
		return missingSettings(email).map(
			(name) => `${name} is not set: the hosted email service needs it`,
		);
	}
	const own: Record<string, string> = {
		SMTP_URL: "mails are written to a folder and not sent",
		MAIL_TO: "enquiries go to a placeholder address",
		MAIL_FROM: "mails come from a placeholder address",
	};
	return Object.entries(own)
		.filter(([name]) => !env[name] || EXAMPLE.test(env[name]))
		.map(([name, effect]) => `${name} is not set: ${effect}`);
}

/** Finds settings of the public site that are missing or placeholders. */
export function settingFindings(env: Env): Finding[] {
	return [siteUrlProblem(env), proxyProblem(env), ...mailProblems(env)]
		.filter((problem) => problem !== undefined)
		.map((problem) => ({
			group: "Settings" as const,
			problem,
			fix: ".env (explained in .env.example), then npm run build",
		}));
}
