import type { BlockList } from "node:net";
import * as v from "valibot";
import { usesOwnService } from "#shared/own-service.ts";
import {
	backupTarget,
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
import { StartError } from "./start-error.ts";

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
	RETRY_BASE_MS: v.optional(wholeNumber(1, 86_400_000), "30000"),
	TRUSTED_PROXY: v.optional(trustedProxy),
	RETENTION_DAYS: v.optional(wholeNumber(0, 36_500), "0"),
	ACKNOWLEDGE: v.optional(v.picklist(["off", "on"], "Set on or off."), "off"),
	WEBHOOK_URL: v.optional(receiverUrl),
	WEBHOOK_SECRET: v.optional(webhookSecret),
	HEALTH_TOKEN: v.optional(token),
	METRICS_TOKEN: v.optional(token),
	ALERT_URL: v.optional(receiverUrl),
	HEARTBEAT_URL: v.optional(receiverUrl),
	BACKUP_TO: v.optional(backupTarget),
	DATABASE_URL: v.optional(
		v.pipe(
			v.string(),
			// `URL` does not accept several hosts separated by commas.
			v.regex(
				/^postgres(ql)?:\/\/([^\s@/]*@)?[\w.,:[\]-]+\/[^\s/?]+(\?\S*)?$/,
				"Set postgres://user:password@host:5432/database (characters other than letters and digits in the password as %XX), or leave it empty to store enquiries in DATA_DIR.",
			),
		),
	),
});

/** The environment variables that the service reads. */
export const settingNames = Object.keys(schema.entries);

export type WebhookSettings = { url: string; secret: string };

export type Settings = {
	port: number;
	host: string;
	/** The public origin, if SITE_URL is set. */
	siteOrigin: string | undefined;
	dataDir: string;
	smtpUrl: string | undefined;
	mailTo: Mailbox[];
	mailFrom: Mailbox;
	/** The IANA time zone of the owner, for the digest of quarantined enquiries. */
	timeZone: string;
	/** Enquiries a minute from one client address; 0 disables the limit. */
	rateLimitPerMinute: number;
	/** Enquiries an hour from all clients; those beyond it are quarantined; 0 disables the limit. */
	enquiriesPerHour: number;
	/** First wait of the retry schedule, in milliseconds; the others scale with it. */
	retryBaseMs: number;
	trustedProxy: BlockList | undefined;
	/** Days after which delivered enquiries are deleted; 0 keeps them. */
	retentionDays: number;
	/** Whether the sender of an enquiry gets an acknowledgement. */
	acknowledge: boolean;
	webhook: WebhookSettings | undefined;
	/** The bearer token that lets a request to /healthz see the details. */
	healthToken: string | undefined;
	/** The bearer token of /metrics; undefined switches it off. */
	metricsToken: string | undefined;
	/** Receives every alert of the log. */
	alertUrl: string | undefined;
	/** Is requested every five minutes. */
	heartbeatUrl: string | undefined;
	/** The folder of the hourly backups of the file in dataDir; undefined makes none. */
	backupTo: string | undefined;
	/** The PostgreSQL database for the enquiries, used instead of a file in dataDir. */
	databaseUrl: string | undefined;
};

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

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws StartError with one line that names the first invalid setting and says what to do
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
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
		siteOrigin: output.SITE_URL,
		dataDir: output.DATA_DIR,
		smtpUrl: output.SMTP_URL,
		mailTo: output.MAIL_TO,
		mailFrom: output.MAIL_FROM[0] ?? { name: "", address: "" },
		timeZone: output.TIME_ZONE,
		rateLimitPerMinute: output.RATE_LIMIT_PER_MINUTE,
		enquiriesPerHour: output.ENQUIRIES_PER_HOUR,
		retryBaseMs: output.RETRY_BASE_MS,
		trustedProxy: output.TRUSTED_PROXY,
		retentionDays: output.RETENTION_DAYS,
		acknowledge: output.ACKNOWLEDGE === "on",
		webhook: webhookSettings(output.WEBHOOK_URL, output.WEBHOOK_SECRET),
		healthToken: output.HEALTH_TOKEN,
		metricsToken: output.METRICS_TOKEN,
		alertUrl: output.ALERT_URL,
		heartbeatUrl: output.HEARTBEAT_URL,
		backupTo: backupFolder(output.BACKUP_TO, output.DATABASE_URL),
		databaseUrl: output.DATABASE_URL,
	};
}

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
