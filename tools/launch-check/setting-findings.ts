import { parseEnv } from "node:util";
import { PLACEHOLDER_ORIGIN } from "#content/site-address.ts";
import { settingNames } from "#service/settings/settings.ts";
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
const PROXY =
	"the service counts all visitors behind its reverse proxy as one, and together they may send 20 enquiries a minute";

/** Read by tools, and explained where they are used. .env.example has all others. */
const OF_TOOLS = [
	...["EDITOR_PORT", "EDITOR_URL", "RESTART_COMMAND", "WATCH_SECONDS"],
	...["BASE", "CHROMIUM_PATH", "FIREFOX_PATH"],
];

/** Finds names that nothing reads, such as a misspelt one. @param env and example the texts of the files */
export function nameFindings(env: string, example: string): Finding[] {
	const known = new Set([...settingNames, ...Object.keys(parseEnv(example)), ...OF_TOOLS]);
	return Object.keys(parseEnv(env))
		.filter((name) => !known.has(name))
		.map((name) => ({
			...{ group: "Settings", warning: true },
			problem: `${name} in .env is no setting, so it has no effect`,
			fix: ".env: write the name as in .env.example, or remove the line",
		}));
}

/** Finds settings of the public site that are missing or placeholders. */
export function settingFindings(env: Env): Finding[] {
	const fix = ".env (explained in .env.example), then npm run build";
	const finding = (problem: string, warning?: true): Finding => ({
		...{ group: "Settings", problem, fix },
		...(warning && { warning }),
	});
	const siteUrl = siteUrlProblem(env);
	const found = siteUrl ? [finding(siteUrl)] : [];
	const email = emailSettings(env);
	if (!email.own) {
		const missing = missingSettings(email);
		return [
			...found,
			...missing.map((name) => finding(`${name} is not set: the hosted email service needs it`)),
		];
	}
	// Only a reverse proxy adds https to the service. Before SITE_URL is given, it is taken to be that.
	const isProxied = (env.SITE_URL || "https://").startsWith("https://");
	const needed: typeof OWN = isProxied ? [["TRUSTED_PROXY", PROXY], ...OWN] : OWN;
	return [
		...found,
		...needed
			.filter(([name]) => !env[name] || EXAMPLE.test(env[name]))
			.map(([name, effect, warning]) => finding(`${name} is not set: ${effect}`, warning)),
	];
}
