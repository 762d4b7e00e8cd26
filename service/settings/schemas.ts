import { BlockList, isIP } from "node:net";
import addressparser from "nodemailer/lib/addressparser";
import * as v from "valibot";
import { asciiAddress } from "../text.ts";
import { MINUTE_MS } from "../time.ts";

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

/** A text of which something must be true. */
const textThat = (isRight: (text: string) => boolean, advice: string) =>
	v.pipe(v.string(), v.check(isRight, advice));

/** A URL of which something must be true. */
const urlThat = (isRight: (url: URL) => boolean, advice: string) =>
	textThat((text) => URL.canParse(text) && isRight(new URL(text)), advice);

export const wholeNumber = (from: number, to: number) => {
	const advice = `Set a whole number from ${from} to ${to}.`;
	const isWithin = (text: string) => Number(text) >= from && Number(text) <= to;
	return v.pipe(
		textThat((text) => /^\d{1,12}$/.test(text) && isWithin(text), advice),
		v.transform(Number),
	);
};

export const siteUrl = v.pipe(
	urlThat(
		({ protocol, pathname, search, hash }) =>
			/^https?:$/.test(protocol) && pathname === "/" && !search && !hash,
		"Set the site's public address without a path, such as https://www.example.com.",
	),
	v.transform((text) => new URL(text).origin),
);

/** A # in a password that is not written %23 ends the host, so that the user would be the host. */
export const smtpUrl = urlThat(
	({ protocol, hostname, pathname, search, hash }) =>
		/^smtps?:$/.test(protocol) &&
		hostname !== "" &&
		/^\/?$/.test(pathname) &&
		!search.includes("@") &&
		hash === "",
	"Set smtp://user:password@host:587 or smtps://user:password@host:465 (in the password # is written %23, / is %2F and ? is %3F), or leave it empty to write mails as files.",
);

/** A URL to which the service itself sends requests. */
export const receiverUrl = v.pipe(
	urlThat(
		({ protocol, hostname }) =>
			protocol === "https:" || (protocol === "http:" && isLoopback(hostname)),
		"Set an https:// address, or http:// for a receiver on this machine.",
	),
	v.check((text) => {
		const { username, password } = new URL(text);
		return username + password === "";
	}, "Leave out user and password, which may not stand in this address."),
);

/** Standard Webhooks wants 24 to 64 bytes; longer keys do no harm. */
export const webhookSecret = textThat(
	(text) => (text.startsWith("whsec_") ? /^whsec_[A-Za-z\d+/]{32,}=*$/ : /^.{16,}$/).test(text),
	"Set at least 16 characters that nobody can guess, or whsec_ and at least 24 random bytes as Base64; the receiver needs the same.",
);

export const timeZone = textThat((text) => {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: text }) !== undefined;
	} catch {
		return false;
	}
}, "Set the name of a time zone, such as Asia/Singapore or Europe/Berlin.");

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

export const duration = v.pipe(
	v.string(),
	v.regex(/^[1-9]\d{0,3}(m|h)$/, "Set hours or minutes of working time, such as 4h or 90m."),
	v.transform((text) => Number.parseInt(text, 10) * (text.endsWith("h") ? 60 : 1) * MINUTE_MS),
);

const minutesOf = (time: string) => {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
};

/** The days of the week from one to another, which may be beyond the end of the week. */
function weekdaysFrom(first: string, last: string): number[] {
	const [start, end] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)];
	const count = ((end - start + WEEKDAYS.length) % WEEKDAYS.length) + 1;
	return Array.from({ length: count }, (_, index) => (start + index) % WEEKDAYS.length);
}

const HOURS_ADVICE =
	"Set the days and hours in which you answer, such as Mon-Fri 09:00-18:00; the end is later than the start.";
const DAY = WEEKDAYS.join("|");
const TIME = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const HOURS = new RegExp(`^(${DAY})(?:-(${DAY}))? +(${TIME})-(${TIME}|24:00)$`);

/** Days of the week, 0 for Sunday, and hours in milliseconds since midnight. */
export const answerHours = v.pipe(
	v.string(),
	v.rawTransform(({ dataset, addIssue, NEVER }) => {
		const [, first = "", last = first, from = "", to = ""] = HOURS.exec(dataset.value) ?? [];
		if (first === "" || minutesOf(to) <= minutesOf(from)) {
			addIssue({ message: HOURS_ADVICE });
			return NEVER;
		}
		return {
			days: weekdaysFrom(first, last),
			from: minutesOf(from) * MINUTE_MS,
			to: minutesOf(to) * MINUTE_MS,
		};
	}),
);

const isDay = (text: string) =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text);

export const holidays = v.pipe(
	v.string(),
	v.transform((text) => text.split(",").map((day) => day.trim())),
	v.transform((days) => days.filter(Boolean)),
	v.check(
		(days) => days.every(isDay),
		"Set days without work, such as 2027-01-01; separate several with commas.",
	),
);

export const token = textThat(
	(text) => /^[!-~]{16,}$/.test(text),
	"Set at least 16 letters, digits and signs without spaces that nobody can guess.",
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
			(list) => list.every(({ name }) => !/\S@\S/.test(name)),
			"Put a comma between two addresses, as in a@example.com, b@example.com.",
		),
		v.check(
			(list) => list.every(({ address }) => asciiAddress(address) !== undefined),
			"Set an address without accents and other special letters before the @: not every mail server accepts them.",
		),
	);

function addProxy(list: BlockList, entry: string): boolean {
	if (entry === "loopback") return addProxy(list, "127.0.0.0/8") && addProxy(list, "::1");
	const [, address = "", prefix] = /^([^/]+)(?:\/(\d+))?$/.exec(entry) ?? [];
	const family = isIP(address);
	const most = family === 4 ? 32 : 128;
	const bits = Number(prefix ?? most);
	if (family === 0 || bits > most) return false;
	list.addSubnet(address, bits, family === 4 ? "ipv4" : "ipv6");
	return true;
}

export const trustedProxy = v.pipe(
	v.string(),
	v.rawTransform(({ dataset, addIssue, NEVER }) => {
		const list = new BlockList();
		const entries = dataset.value.split(",").map((entry) => entry.trim());
		if (entries.every((entry) => addProxy(list, entry))) return list;
		addIssue({
			message:
				"Set the proxy's IP address or network, such as 10.0.0.5 or 10.0.0.0/8, or loopback for a proxy on this machine; separate several with commas.",
		});
		return NEVER;
	}),
);
