import { createHash } from "node:crypto";
import type { Statement } from "../database/database.ts";
import { asciiAddress } from "../text.ts";
import { DAY_MS, HOUR_MS } from "../time.ts";

/** A mailbox gets at most one acknowledgement in this time, in milliseconds. */
const MAILBOX_PERIOD_MS = DAY_MS;

/** Acknowledgements in all, in any such period. */
const TOTAL_LIMIT = { count: 30, periodMs: HOUR_MS };

/** Upper case and `+tags` usually lead to the same mailbox, and at Gmail so do dots. */
export function mailboxKey(address: string): string {
	const [local = "", domain = ""] = address.toLowerCase().split(/@(?=[^@]*$)/);
	const untagged = local.replace(/\+.*$/, "");
	if (!/^g(oogle)?mail\.com$/.test(domain)) return `${untagged}@${domain}`;
	return `${untagged.replaceAll(".", "")}@gmail.com`;
}

/** What the table keeps of a mailbox, also when its enquiry was taken back: not the address. */
const hashOf = (address: string) =>
	createHash("sha256").update(mailboxKey(address)).digest("base64url");

/**
 * Returns the statements that queue the acknowledgement of a stored enquiry, but none for an
 * address that not every mail server accepts, or beyond a limit. Simultaneous transactions on
 * PostgreSQL can exceed a limit by their number.
 * @param now epoch milliseconds
 */
export function queueAcknowledgement(id: string, address: string, now: number): Statement[] {
	const ascii = asciiAddress(address);
	if (!ascii) return [];
	return [
		[
			// Those from before a clock was set back do not count.
			`INSERT INTO acknowledgements (address, enquiry_id, queued_at)
			SELECT ?, id, ? FROM enquiries WHERE id = ?
				AND (SELECT count(*) FROM acknowledgements WHERE queued_at > ? AND queued_at <= ?)
					< ${TOTAL_LIMIT.count}
			ON CONFLICT (address) DO UPDATE
			SET enquiry_id = excluded.enquiry_id, queued_at = excluded.queued_at
			WHERE acknowledgements.queued_at <= excluded.queued_at - ${MAILBOX_PERIOD_MS}`,
			...[hashOf(ascii), now, id, now - TOTAL_LIMIT.periodMs, now],
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
