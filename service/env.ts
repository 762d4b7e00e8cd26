import { existsSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import addressparser from "nodemailer/lib/addressparser";
import * as v from "valibot";

/** What keeps the service from starting; its message is one line for the person who starts it. */
export class StartError extends Error {}

const ADVICE = {
	DATA_DIR: "Set DATA_DIR to a folder that this user can write to.",
	DATABASE_URL: "Check that the database runs and that user, password and database name are right.",
};

/** Opens what a setting names. @throws StartError naming the setting and its value, never a password */
export async function orStartError<T>(
	setting: keyof typeof ADVICE,
	place: string,
	open: (place: string) => T | Promise<T>,
): Promise<T> {
	try {
		return await open(place);
	} catch (error) {
		const { message, code } = error as NodeJS.ErrnoException;
		const reason = (message || code || "").replace(/\s+/g, " ");
		throw new StartError(`${setting} cannot be used: ${place}: ${reason}. ${ADVICE[setting]}`);
	}
}

/** A mail address with an optional display name. */
export type Mailbox = { name: string; address: string };

const wholeNumber = (from: number, to: number) => {
	const advice = `Set a whole number from ${from} to ${to}.`;
	return v.pipe(
		v.string(),
		v.regex(/^\d{1,12}$/, advice),
		v.transform(Number),
		v.minValue(from, advice),
		v.maxValue(to, advice),
	);
};

function toUrl(text: string): URL | undefined {
	return URL.canParse(text) ? new URL(text) : undefined;
}

const siteUrl = v.pipe(
	v.string(),
	v.check((text) => {
		const url = toUrl(text);
		return /^https?:\/\//i.test(text) && url?.pathname === "/" && !url.search && !url.hash;
	}, "Set the site's public address without a path, such as https://www.example.com."),
	v.transform((text) => new URL(text).origin),
);

const smtpUrl = v.pipe(
	v.string(),
	v.check((text) => {
		const url = toUrl(text);
		return (url?.protocol === "smtp:" || url?.protocol === "smtps:") && url.hostname !== "";
	}, "Set smtp://user:password@host:587 or smtps://user:password@host:465, or leave it empty to write mails as files."),
);

const parseMailboxes = (text: string): Mailbox[] => addressparser(text, { flatten: true });

const mailboxes = (fits: (count: number) => boolean, advice: string) =>
	v.pipe(
		v.string(),
		v.transform(parseMailboxes),
		v.check(
			(list) =>
				fits(list.length) && list.every(({ address }) => /^[^\s@<>]+@[^\s@<>]+$/.test(address)),
			advice,
		),
	);

const PROXY_ADVICE =
	"Set the proxy's IP address or network, such as 10.0.0.5 or 10.0.0.0/8, or loopback for a proxy on this machine; separate several by commas.";

function addProxy(list: BlockList, entry: string): boolean {
	if (entry === "loopback") return addProxy(list, "127.0.0.0/8") && addProxy(list, "::1");
	const [address = "", prefix, ...rest] = entry.split("/");
	const family = isIP(address);
	const bits = family === 4 ? 32 : 128;
	const length = prefix === undefined ? bits : Number(prefix);
	if (family === 0 || rest.length > 0 || prefix === "") return false;
	if (!Number.isInteger(length) || length < 0 || length > bits) return false;
	list.addSubnet(address, length, family === 4 ? "ipv4" : "ipv6");
	return true;
}

const trustedProxy = v.pipe(
	v.string(),
	v.rawTransform(({ dataset, addIssue, NEVER }) => {
		const list = new BlockList();
		const entries = dataset.value.split(",").map((entry) => entry.trim());
		if (entries.every((entry) => addProxy(list, entry))) return list;
		addIssue({ message: PROXY_ADVICE });
		return NEVER;
	}),
);

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
			"Set the address that receives enquiries, such as hello@example.com; separate several by commas.",
		),
		"hello@example.com",
	),
	MAIL_FROM: v.optional(
		mailboxes((count) => count === 1, "Set one sender address, such as website@example.com."),
		"website@example.com",
	),
	RATE_LIMIT_PER_MINUTE: v.optional(wholeNumber(0, 1_000_000), "20"),
	RETRY_BASE_MS: v.optional(wholeNumber(1, 86_400_000), "30000"),
	TRUSTED_PROXY: v.optional(trustedProxy),
	DATABASE_URL: v.optional(
		v.pipe(
			v.string(),
			// Not `URL`: several hosts, separated by commas, are allowed.
			v.regex(
				/^postgres(ql)?:\/\/([^\s@/]*@)?[\w.,:[\]-]+\/[^\s/?]+(\?\S*)?$/,
				"Set postgres://user:password@host:5432/database (signs other than letters and digits in the password as %XX), or leave it empty to store enquiries in DATA_DIR.",
			),
		),
	),
});

export type Settings = {
	port: number;
	host: string;
	/** The public origin, when SITE_URL is set. */
	siteOrigin: string | undefined;
	dataDir: string;
	smtpUrl: string | undefined;
	mailTo: Mailbox[];
	mailFrom: Mailbox;
	/** Enquiries a minute from one address; 0 switches the limit off. */
	rateLimitPerMinute: number;
	/** First wait of the retry schedule, in milliseconds; the others scale with it. */
	retryBaseMs: number;
	trustedProxy: BlockList | undefined;
	/** The PostgreSQL database, when DATABASE_URL is set; enquiries then are not in dataDir. */
	databaseUrl: string | undefined;
};

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 * @throws StartError with one line that names the first wrong setting and what to do.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
	const given = Object.fromEntries(
		Object.keys(schema.entries)
			.map((name) => [name, env[name]?.trim()] as const)
			.filter(([, value]) => value),
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
		rateLimitPerMinute: output.RATE_LIMIT_PER_MINUTE,
		retryBaseMs: output.RETRY_BASE_MS,
		trustedProxy: output.TRUSTED_PROXY,
		databaseUrl: output.DATABASE_URL,
	};
}

/** Loads `.env` of the current folder, if there is one; variables that are set already win. */
export function loadEnvFile(): void {
	if (existsSync(".env")) process.loadEnvFile(".env");
}
