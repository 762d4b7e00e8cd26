import type { Statement } from "../database/database.ts";
import { asciiAddress } from "../text.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A mailbox gets at most one acknowledgement in this time, in milliseconds. */
export const MAILBOX_PERIOD_MS = DAY_MS;

/** Acknowledgements in all, in any such period. */
export const TOTAL_LIMIT = { count: 30, periodMs: HOUR_MS };

/** Acknowledgements to the addresses of one domain, in any such period. */
export const DOMAIN_LIMIT = { count: 5, countAtSharedHost: 100, periodMs: DAY_MS };

/** Hosts with mailboxes of many people who do not know each other. */
const SHARED_HOSTS = new Set(
	`126.com 163.com aol.com gmail.com gmx.com gmx.de gmx.net hotmail.com icloud.com live.com mail.com
	me.com msn.com outlook.com proton.me protonmail.com qq.com web.de yahoo.com yandex.com
	zoho.com`.split(/\s+/),
);

/** In lower case; the two domains of Gmail lead to the same mailboxes. */
export function mailDomain(address: string): string {
	const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
	return domain === "googlemail.com" ? "gmail.com" : domain;
}

/** Upper case and `+tags` usually lead to the same mailbox, and at Gmail so do dots. */
export function mailboxKey(address: string): string {
	const domain = mailDomain(address);
	const local = address.slice(0, address.lastIndexOf("@")).toLowerCase().replace(/\+.*$/, "");
	return `${domain === "gmail.com" ? local.replaceAll(".", "") : local}@${domain}`;
}

export function domainLimit(domain: string): number {
	return SHARED_HOSTS.has(domain) ? DOMAIN_LIMIT.countAtSharedHost : DOMAIN_LIMIT.count;
}

/** Ignores those from before a clock was set back. */
const RECENT = "SELECT count(*) FROM acknowledgements WHERE queued_at > ? AND queued_at <= ?";

/**
 * Returns the statements that queue the acknowledgement of a stored enquiry, but none for an
 * address that not every mail server accepts, or beyond a limit. Simultaneous transactions on
 * PostgreSQL can exceed a limit by their number.
 * @param now epoch milliseconds
 */
export function queueAcknowledgement(id: string, address: string, now: number): Statement[] {
	const ascii = asciiAddress(address);
	if (!ascii) return [];
	const domain = mailDomain(ascii);
	return [
		[
			`INSERT INTO acknowledgements (address, domain, enquiry_id, queued_at)
			SELECT ?, ?, id, ? FROM enquiries WHERE id = ?
				AND (${RECENT}) < ${TOTAL_LIMIT.count}
				AND (${RECENT} AND domain = ?) < ${domainLimit(domain)}
			ON CONFLICT (address) DO UPDATE SET domain = excluded.domain,
				enquiry_id = excluded.enquiry_id, queued_at = excluded.queued_at
			WHERE acknowledgements.queued_at <= excluded.queued_at - ${MAILBOX_PERIOD_MS}`,
			...[mailboxKey(ascii), domain, now, id],
			...[now - TOTAL_LIMIT.periodMs, now],
			...[now - DOMAIN_LIMIT.periodMs, now, domain],
		],
		[
			`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at)
			SELECT enquiry_id, 'acknowledgement', 'pending', queued_at, queued_at
			FROM acknowledgements WHERE enquiry_id = ?
			ON CONFLICT (enquiry_id, kind) DO NOTHING`,
			id,
		],
	];
}
