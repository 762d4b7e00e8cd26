import type { Statement } from "./store/port.ts";

/** What can be sent about an enquiry: the mail to the owner, the acknowledgement to its sender, the webhook. */
export type Kind = "mail" | "acknowledgement" | "webhook";

/** What the settings ask to be sent about each enquiry. */
export function kindsToSend(settings: { acknowledge: boolean; webhook?: unknown }): Kind[] {
	const kinds: Kind[] = ["mail"];
	if (settings.acknowledge) kinds.push("acknowledgement");
	if (settings.webhook) kinds.push("webhook");
	return kinds;
}

/** One address gets at most one acknowledgement in this time, in milliseconds. */
const ACKNOWLEDGE_EVERY_MS = 24 * 60 * 60 * 1000;

/** What counts as one address: upper case and `+tags` lead to the same mailbox. */
export function mailboxKey(address: string): string {
	return address.toLowerCase().replace(/\+[^@]*@/, "@");
}

/** The outbox row of an enquiry, unless that is quarantined, a repeat, or queued already. */
function queueRow(id: string, kind: Exclude<Kind, "acknowledgement">, now: number): Statement {
	return [
		`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at)
		SELECT id, '${kind}', 'pending', ?, ? FROM enquiries WHERE id = ? AND quarantine_reason IS NULL
		ON CONFLICT (enquiry_id, kind) DO NOTHING`,
		now,
		now,
		id,
	];
}

/** Takes the address's turn for today, if it is free, and then queues the acknowledgement. */
function queueAcknowledgement(id: string, address: string, now: number): Statement[] {
	return [
		[
			`INSERT INTO acknowledgements (address, enquiry_id, queued_at)
			SELECT ?, id, ? FROM enquiries WHERE id = ? AND quarantine_reason IS NULL
			ON CONFLICT (address) DO UPDATE
			SET enquiry_id = excluded.enquiry_id, queued_at = excluded.queued_at
			WHERE acknowledgements.queued_at <= excluded.queued_at - ${ACKNOWLEDGE_EVERY_MS}`,
			mailboxKey(address),
			now,
			id,
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

/** The statements that queue what is to be sent about an enquiry that was just inserted. */
export function queueRows(
	id: string,
	kinds: readonly Kind[],
	address: string,
	now: number,
): Statement[] {
	return kinds.flatMap((kind) =>
		kind === "acknowledgement" ? queueAcknowledgement(id, address, now) : [queueRow(id, kind, now)],
	);
}
