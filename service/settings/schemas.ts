import { BlockList, isIP } from "node:net";
import addressparser from "nodemailer/lib/addressparser";
import * as v from "valibot";
import { asciiAddress } from "../text/ascii-address.ts";

/** A mail address with an optional display name. */
export type Mailbox = { name: string; address: string };

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Names that nobody can have on the internet (RFC 2606, 6761, 6762). */
const RESERVED = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local)$/;

/** Whether the host name of a URL is certainly this machine, so that nobody can listen in between. */
export const isLoopback = (hostname: string) => LOOPBACK.test(hostname);

/** Whether a name belongs to nobody, as in examples. */
export const isReserved = (hostname: string) => RESERVED.test(hostname);

/** Whether visitors from the internet come to this address. @param origin SITE_URL, if it is set */
export function isPublic(origin: string | undefined): boolean {
	if (origin === undefined) return false;
	const { hostname } = new URL(origin);
	return !isLoopback(hostname) && !isReserved(hostname);
}

export const wholeNumber = (from: number, to: number) => {
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

export const siteUrl = v.pipe(
	v.string(),
	v.check((text) => {
		const url = toUrl(text);
		return /^https?:\/\//i.test(text) && url?.pathname === "/" && !url.search && !url.hash;
	}, "Set the site's public address without a path, such as https://www.example.com."),
	v.transform((text) => new URL(text).origin),
);

export const smtpUrl = v.pipe(
	v.string(),
	v.check((text) => {
		const url = toUrl(text);
		return (url?.protocol === "smtp:" || url?.protocol === "smtps:") && url.hostname !== "";
	}, "Set smtp://user:password@host:587 or smtps://user:password@host:465, or leave it empty to write mails as files."),
);

/** A URL to which the service itself sends requests. */
export const receiverUrl = v.pipe(
	v.string(),
	v.check((text) => {
		const url = toUrl(text);
		const encrypted = url?.protocol === "https:";
		return encrypted || (url?.protocol === "http:" && isLoopback(url.hostname));
	}, "Set an https:// address, or http:// for a receiver on this machine."),
	v.check((text) => {
		const url = toUrl(text);
		return url?.username === "" && url.password === "";
	}, "Leave out user and password, which may not stand in this address."),
);

/** A folder. Earlier versions also took an S3 bucket. */
export const backupTarget = v.pipe(
	v.string(),
	v.check(
		(text) => !/^s3:/i.test(text),
		"Set a folder, and carry its copies on with restic or rclone.",
	),
);

export const webhookSecret = v.pipe(
	v.string(),
	v.minLength(16, "Set at least 16 characters that nobody can guess; the receiver needs the same."),
);

function isTimeZone(text: string): boolean {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: text }) !== undefined;
	} catch {
		return false;
	}
}

export const timeZone = v.pipe(
	v.string(),
	v.check(isTimeZone, "Set the name of a time zone, such as Asia/Singapore or Europe/Berlin."),
);

export const token = v.pipe(
	v.string(),
	v.regex(
		/^[!-~]{16,}$/,
		"Set at least 16 letters, digits and signs without spaces that nobody can guess.",
	),
);

const parseMailboxes = (text: string): Mailbox[] =>
	addressparser(text, { flatten: true }).map(({ name, address }) => ({
		name,
		address: asciiAddress(address) ?? address,
	}));

export const mailboxes = (fits: (count: number) => boolean, advice: string) =>
	v.pipe(
		v.string(),
		v.transform(parseMailboxes),
		v.check(
			(list) =>
				fits(list.length) && list.every(({ address }) => /^[^\s@<>]+@[^\s@<>]+$/.test(address)),
			advice,
		),
		v.check(
			(list) => list.every(({ address }) => asciiAddress(address) !== undefined),
			"Set an address without accents and other special letters before the @: not every mail server accepts them.",
		),
	);

const PROXY_ADVICE =
	"Set the proxy's IP address or network, such as 10.0.0.5 or 10.0.0.0/8, or loopback for a proxy on this machine; separate several with commas.";

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

export const trustedProxy = v.pipe(
	v.string(),
	v.rawTransform(({ dataset, addIssue, NEVER }) => {
		const list = new BlockList();
		const entries = dataset.value.split(",").map((entry) => entry.trim());
		if (entries.every((entry) => addProxy(list, entry))) return list;
		addIssue({ message: PROXY_ADVICE });
		return NEVER;
	}),
);
