import type { Statement } from "../database/database.ts";
import { asciiAddress } from "../text/ascii-address.ts";
import {
	DOMAIN_LIMIT,
	domainLimit,
	MAILBOX_PERIOD_MS,
	mailboxKey,
	mailDomain,
	TOTAL_LIMIT,
} from "./limits.ts";

/** Counts the acknowledgements since a time. It ignores those from before a clock was set back. */
const RECENT = "SELECT count(*) FROM acknowledgements WHERE queued_at > ? AND queued_at <= ?";

/**
 * Returns the statements that queue the acknowledgement of a stored enquiry. They queue none for an
 * address that not every mail server accepts, or beyond a limit. Transactions that run at the same
 * moment on PostgreSQL do not see each other and can exceed a limit by their number.
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
			mailboxKey(ascii),
			domain,
			now,
			id,
			now - TOTAL_LIMIT.periodMs,
			now,
			now - DOMAIN_LIMIT.periodMs,
			now,
			domain,
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
