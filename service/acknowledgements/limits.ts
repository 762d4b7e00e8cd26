const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A mailbox gets at most one acknowledgement in this time, in milliseconds. */
export const MAILBOX_PERIOD_MS = DAY_MS;

/** Acknowledgements in all, in any period of this many milliseconds. */
export const TOTAL_LIMIT = { count: 30, periodMs: HOUR_MS };

/** Acknowledgements to the addresses of one domain, in any period of this many milliseconds. */
export const DOMAIN_LIMIT = { count: 5, countAtSharedHost: 100, periodMs: DAY_MS };

/** Hosts with mailboxes of many people who do not know each other. */
const SHARED_HOSTS = new Set([
	"126.com",
	"163.com",
	"aol.com",
	"gmail.com",
	"gmx.com",
	"gmx.de",
	"gmx.net",
	"hotmail.com",
	"icloud.com",
	"live.com",
	"mail.com",
	"me.com",
	"msn.com",
	"outlook.com",
	"proton.me",
	"protonmail.com",
	"qq.com",
	"web.de",
	"yahoo.com",
	"yandex.com",
	"zoho.com",
]);

/** The domain of an address in lower case; the two domains of Gmail lead to the same mailboxes. */
export function mailDomain(address: string): string {
	const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
	return domain === "googlemail.com" ? "gmail.com" : domain;
}

/**
 * Normalises an address: upper case and `+tags` usually lead to the same mailbox, and at Gmail so do
 * dots.
 */
export function mailboxKey(address: string): string {
	const domain = mailDomain(address);
	const local = address.slice(0, address.lastIndexOf("@")).toLowerCase().replace(/\+.*$/, "");
	return `${domain === "gmail.com" ? local.replaceAll(".", "") : local}@${domain}`;
}

/** Returns how many acknowledgements a domain gets in the period of DOMAIN_LIMIT. */
export function domainLimit(domain: string): number {
	return SHARED_HOSTS.has(domain) ? DOMAIN_LIMIT.countAtSharedHost : DOMAIN_LIMIT.count;
}
