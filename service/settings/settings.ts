import * as v from "valibot";
import { usesOwnService } from "#shared/own-service.ts";
import {
	answerHours,
	duration,
	holidays,
	isPublic,
	isReserved,
	type Mailbox,
	mailboxes,
	receiverUrl,
	siteUrl,
	smtpUrl,
	timeZone,
	token,
	trustedProxy,
	webhookSecret,
	wholeNumber,
} from "./schemas.ts";

/** The service cannot start as it is set up. The message is one line that says what to do. */
export class StartError extends Error {}

const schema = v.object({
	PORT: v.optional(wholeNumber(0, 65535), "3000"),
	HOST: v.optional(
		v.pipe(
			v.string(),
			v.regex(/^[\w.:-]+$/, "Set a host name or an IP address such as 127.0.0.1."),
		),
		"127.0.0.1",
	),
	SITE_URL: v.optional(siteUrl),
	DATA_DIR: v.optional(v.string(), "./data"),
	SMTP_URL: v.optional(smtpUrl),
	MAIL_TO: v.optional(
		mailboxes(
			(count) => count >= 1,
			"Set the address that receives enquiries, such as hello@example.com; separate several with commas.",
		),
		"hello@example.com",
	),
	MAIL_FROM: v.optional(
		mailboxes((count) => count === 1, "Set one sender address, such as website@example.com."),
		"website@example.com",
	),
	TIME_ZONE: v.optional(timeZone, "Asia/Singapore"),
	RATE_LIMIT_PER_MINUTE: v.optional(wholeNumber(0, 1_000_000), "20"),
	ENQUIRIES_PER_HOUR: v.optional(wholeNumber(0, 100_000), "100"),
	// Only tests set it, so .env.example leaves it out.
	RETRY_BASE_MS: v.optional(wholeNumber(50, 86_400_000), "30000"),
	ANSWER_WITHIN: v.optional(duration),
	ANSWER_HOURS: v.optional(answerHours, "Mon-Fri 09:00-18:00"),
	ANSWER_HOLIDAYS: v.optional(holidays, ""),
	ESCALATE_TO: v.optional(
		mailboxes((count) => count >= 1, "Set one address, or several separated by commas."),
	),
	TRUSTED_PROXY: v.optional(trustedProxy),
	RETENTION_DAYS: v.optional(wholeNumber(0, 36_500), "0"),
	ACKNOWLEDGE: v.optional(v.picklist(["off", "on"], "Set on or off."), "off"),
	WEBHOOK_URL: v.optional(receiverUrl),
	WEBHOOK_SECRET: v.optional(webhookSecret),
	HEALTH_TOKEN: v.optional(token),
	ALERT_URL: v.optional(receiverUrl),
	BACKUP_TO: v.optional(v.string()),
	DATABASE_URL: v.optional(
		v.pipe(
			v.string(),
			v.regex(
				/^postgres(ql)?:\/\/([^\s@/]*@)?[\w.:[\]-]+\/[^\s/?]+(\?\S*)?$/,
				"Set postgres://user:password@host:5432/database (characters other than letters and digits in the password as %XX), or leave it empty to store enquiries in DATA_DIR.",
			),
		),
	),
});

/** The environment variables that the service reads. `.env.example` says what each means. */
export const settingNames = Object.keys(schema.entries);

export type WebhookSettings = { url: string; secret: string };

function webhookSettings(url?: string, secret?: string): WebhookSettings | undefined {
	if (!url) return undefined;
	if (secret) return { url, secret };
	throw new StartError("WEBHOOK_SECRET has no value. Set the secret that signs the webhooks.");
}

function backupFolder(target?: string, databaseUrl?: string): string | undefined {
	if (!target || !databaseUrl) return target;
	// PostgreSQL has programs of its own that make consistent copies.
	throw new StartError(
		"BACKUP_TO has a value although DATABASE_URL is set. Leave BACKUP_TO empty, and back up PostgreSQL with pg_dump.",
	);
}

function escalation(to?: Mailbox[], within?: number): Mailbox[] | undefined {
	if (!to || within !== undefined) return to;
	throw new StartError(
		"ESCALATE_TO has a value although ANSWER_WITHIN is not set. Set ANSWER_WITHIN, or leave ESCALATE_TO empty.",
	);
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws StartError with one line that names the first invalid setting and says what to do
 */
export function readSettings(env: NodeJS.ProcessEnv) {
	const given = Object.fromEntries(
		settingNames.map((name) => [name, env[name]?.trim()] as const).filter(([, value]) => value),
	);
	const result = v.safeParse(schema, given, { abortEarly: true });
	if (!result.success) {
		const [issue] = result.issues;
		throw new StartError(`${v.getDotPath(issue)} has a wrong value. ${issue.message}`);
	}
	const { output } = result;
	return {
		port: output.PORT,
		host: output.HOST,
		/** The public origin, if SITE_URL is set. */
		siteOrigin: output.SITE_URL,
		dataDir: output.DATA_DIR,
		smtpUrl: output.SMTP_URL,
		mailTo: output.MAIL_TO,
		mailFrom: output.MAIL_FROM[0] ?? { name: "", address: "" },
		timeZone: output.TIME_ZONE,
		/** Enquiries a minute from one client address, and an hour from all; 0 disables a limit. */
		rateLimitPerMinute: output.RATE_LIMIT_PER_MINUTE,
		enquiriesPerHour: output.ENQUIRIES_PER_HOUR,
		/** First wait of the retry schedule, in milliseconds; the others scale with it. */
		retryBaseMs: output.RETRY_BASE_MS,
		/** The working time within which an enquiry should be answered, in milliseconds, if it is set. */
		answerWithin: output.ANSWER_WITHIN,
		/** When the owner answers. */
		work: {
			...output.ANSWER_HOURS,
			holidays: output.ANSWER_HOLIDAYS,
			timeZone: output.TIME_ZONE,
		},
		escalateTo: escalation(output.ESCALATE_TO, output.ANSWER_WITHIN),
		trustedProxy: output.TRUSTED_PROXY,
		/** Days after which delivered enquiries are deleted; 0 keeps them. */
		retentionDays: output.RETENTION_DAYS,
		acknowledge: output.ACKNOWLEDGE === "on",
		webhook: webhookSettings(output.WEBHOOK_URL, output.WEBHOOK_SECRET),
		healthToken: output.HEALTH_TOKEN,
		alertUrl: output.ALERT_URL,
		backupTo: backupFolder(output.BACKUP_TO, output.DATABASE_URL),
		/** PostgreSQL, used instead of a file in dataDir. */
		databaseUrl: output.DATABASE_URL,
	};
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Refuses a public site whose enquiries would go to the addresses of the examples.
 * @throws StartError with one line
 */
export function checkMailboxes(settings: Settings, env: NodeJS.ProcessEnv): void {
	if (!isPublic(settings.siteOrigin) || !usesOwnService(env)) return;
	const mailboxes = { MAIL_TO: settings.mailTo, MAIL_FROM: [settings.mailFrom] };
	for (const [name, list] of Object.entries(mailboxes)) {
		const placeholder = list.find(({ address }) => isReserved(address.split("@").at(-1) ?? ""));
		if (!placeholder) continue;
		const is = env[name]?.trim()
			? `is ${placeholder.address}, which belongs to nobody`
			: "is not set";
		throw new StartError(
			`${name} ${is}, although SITE_URL is public. Set ${name} to an address of yours.`,
		);
	}
}
