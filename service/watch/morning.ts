/** The mail that tells the owner each working morning what a person must look at. */
import { fieldList } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import type { Words } from "#shared/words.ts";
import type { Database } from "../database/database.ts";
import type { QuarantineReason } from "../enquiries/stored-enquiry.ts";
import { MORNING_FILE } from "../mail/eml-mailer.ts";
import { htmlMail, isolated, paragraph } from "../mail/html-mail.ts";
import { type Mail, type MailSettings, messageId } from "../mail/mailer.ts";
import { timeText } from "../mail/owner-mail.ts";
import { LEASE_MS } from "../outbox/time-limits.ts";
import { oneLine } from "../text.ts";
import type { Problem } from "./health.ts";

/** A flood of spam must not make a mail of megabytes. */
const MAX_LISTED = 100;
const NAME_LENGTH = 80;

/** The index `enquiries_untold` finds these rows. */
const IS_UNTOLD = "quarantine_reason IS NOT NULL AND told_at IS NULL";

export type HeldEnquiry = {
	id: string;
	receivedAt: number;
	name: string;
	type: string;
	reason: QuarantineReason;
};

/** All of which the owner was not told, and the first of them. */
export type Untold = { total: number; listed: HeldEnquiry[] };

/**
 * Claims the mail of a morning, in epoch milliseconds, for the time of a lease.
 * @returns false if it was sent, or another process is sending it
 * @throws DatabaseUnavailable
 */
export async function claimMorning(
	database: Database,
	morning: number,
	now: number,
): Promise<boolean> {
	const claimed = await database.query(
		`INSERT INTO mornings (morning, lease_until) VALUES (?, ?)
		ON CONFLICT (morning) DO UPDATE SET lease_until = excluded.lease_until
		WHERE mornings.done_at IS NULL AND mornings.lease_until <= ? RETURNING morning`,
		...[morning, now + LEASE_MS, now],
	);
	return claimed.length > 0;
}

/**
 * Records that the owner has the mail of a morning, or that there was nothing to tell.
 * @param toldBefore the owner was told of all received before this time; 0 for none
 * @throws DatabaseUnavailable
 */
export async function finishMorning(
	database: Database,
	morning: number,
	now: number,
	toldBefore: number,
): Promise<void> {
	await database.transaction([
		["UPDATE mornings SET done_at = ? WHERE morning = ?", now, morning],
		["DELETE FROM mornings WHERE morning < ?", morning],
		[`UPDATE enquiries SET told_at = ? WHERE ${IS_UNTOLD} AND received_at < ?`, now, toldBefore],
	]);
}

/** Reads what came into quarantine before a time. @throws DatabaseUnavailable */
export async function readUntold(database: Database, before: number): Promise<Untold> {
	const untold = `FROM enquiries WHERE ${IS_UNTOLD} AND received_at < ?`;
	const [count] = await database.query(`SELECT count(*) AS total ${untold}`, before);
	const { user_name, enquiryType } = fieldList;
	const rows = await database.query(
		`SELECT id, received_at, ${user_name.column} AS name, ${enquiryType.column} AS type,
			quarantine_reason AS reason ${untold} ORDER BY id LIMIT ?`,
		...[before, MAX_LISTED],
	);
	const listed = rows.map((row) => ({
		id: String(row.id),
		receivedAt: Number(row.received_at),
		name: String(row.name),
		type: String(row.type),
		reason: row.reason as QuarantineReason,
	}));
	return { total: Number(count?.total), listed };
}

/** Every try has the same Message-ID. Auto-Submitted prevents automatic replies (RFC 3834). */
export function composeMorningMail(
	morning: number,
	{ total, listed }: Untold,
	problems: readonly Problem[],
	{ from, to, timeZone }: MailSettings,
	words: Words["digest"],
): Mail {
	const id = `${MORNING_FILE}${new Date(morning).toISOString().slice(0, 10)}`;
	const subject = total > 0 ? fill(words.subject, { count: total }) : words.otherSubject;
	const linesOf = ({ id, receivedAt, name, type, reason }: HeldEnquiry) => [
		`${[...oneLine(name)].slice(0, NAME_LENGTH).join("")}, ${oneLine(type)}`,
		`${timeText(receivedAt, timeZone)}. ${words.reasons[reason]}`,
		`npm run enquiries -- release ${id}`,
	];
	const unlisted = total - listed.length;
	const blocks = [
		...problems.map(({ advice }) => [advice]),
		...(total > 0 ? [[`${words.introduction} ${words.commands}`]] : []),
		...listed.map(linesOf),
		...(unlisted > 0 ? [[`${fill(words.more, { count: unlisted })} ${words.allCommand}`]] : []),
	];
	const html = blocks.map((lines) => paragraph(lines.map(isolated).join("<br>")));
	return {
		id,
		messageId: messageId(`${id}.${morning}`, from),
		date: new Date(morning),
		from,
		to,
		replyTo: undefined,
		subject,
		text: `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`,
		html: htmlMail(subject, html),
		headers: { "Auto-Submitted": "auto-generated" },
	};
}
