import { PLACEHOLDER_ORIGIN } from "#content/site-address.ts";
import {
	emailSettings,
	missingSettings,
} from "#site/components/enquiry-form/sending/email-settings.ts";
import type { Finding } from "./finding.ts";

type Env = Record<string, string | undefined>;

const EXAMPLE = /\bexample\.(?:com|org|net)\b/;

function siteUrlProblem({ SITE_URL }: Env): string | undefined {
	if (!SITE_URL)
		return `SITE_URL is not set: canonical links and the sitemap use ${PLACEHOLDER_ORIGIN}`;
	if (!SITE_URL.startsWith("https://")) return `SITE_URL is not an https address: ${SITE_URL}`;
	return EXAMPLE.test(SITE_URL) ? `SITE_URL is a placeholder: ${SITE_URL}` : undefined;
}

/** What our own service does without a setting. */
const OWN: Record<string, string> = {
	SMTP_URL: "mails are written to a folder and not sent",
	MAIL_TO: "enquiries go to a placeholder address",
	MAIL_FROM: "mails come from a placeholder address",
};

/** The same for settings without which the service works well enough. */
const REVIEWED: Record<string, string> = {
	BACKUP_TO: "there is no copy of the enquiries on another disk",
	TIME_ZONE: "mails and lists show times in UTC",
};

const unset = (env: Env, effects: Record<string, string>) =>
	Object.entries(effects)
		.filter(([name]) => !env[name] || EXAMPLE.test(env[name]))
		.map(([name, effect]) => `${name} is not set: ${effect}`);

/** Finds settings of the public site that are missing or placeholders. */
export function settingFindings(env: Env): Finding[] {
	const email = emailSettings(env);
	// Only a reverse proxy adds https to the service. Before SITE_URL is given, it is taken to be that.
	const isProxied = email.own && (env.SITE_URL || "https://").startsWith("https://");
	const problems = [
		siteUrlProblem(env),
		isProxied && !env.TRUSTED_PROXY
			? "TRUSTED_PROXY is not set: the service counts all visitors behind its reverse proxy as one, and together they may send 20 enquiries a minute"
			: undefined,
		...(email.own
			? unset(env, OWN)
			: missingSettings(email).map(
					(name) => `${name} is not set: the hosted email service needs it`,
				)),
	].filter((problem) => problem !== undefined);
	const fix = ".env (explained in .env.example), then npm run build";
	const reviewed = email.own ? unset(env, REVIEWED) : [];
	return [
		...problems.map((problem) => ({ group: "Settings" as const, problem, fix })),
		...reviewed.map((problem) => ({
			...{ group: "Settings" as const, problem, fix: ".env (explained in .env.example)" },
			warning: true as const,
		})),
	];
}
