/** The mail that tells the owner each working morning what a person must look at. */
import { fieldList } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import type { Words } from "#shared/words.ts";
import type { AnswerLinks } from "../answers/answer-links.ts";
import { IS_OPEN } from "../answers/answers.ts";
import type { Database, Row } from "../database/database.ts";
import type { QuarantineReason } from "../enquiries/stored-enquiry.ts";
import { MORNING_FILE } from "../mail/eml-mailer.ts";
import { htmlMail, isolated, paragraph, tapLink } from "../mail/html-mail.ts";
import { type Mail, type MailSettings, messageId } from "../mail/mailer.ts";
import { timeText } from "../mail/owner-mail.ts";
import { LEASE_MS } from "../outbox/time-limits.ts";
import { oneLine, shortName } from "../text.ts";
import type { Problem } from "./health.ts";

/** A flood of spam must not make a mail of megabytes. */
const MAX_LISTED = 100;

/** The index `enquiries_untold` finds these rows. */
const IS_UNTOLD = "quarantine_reason IS NOT NULL AND told_at IS NULL";

export type HeldEnquiry = {
	id: string;
	receivedAt: number;
	name: string;
	type: string;
	reason: QuarantineReason;
};

/** A paragraph, and the link below it. */
type Block = { lines: string[]; link?: string };

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

/** The open enquiries of which the mail of a morning tells, and the links to say what became of them. */
export type Unanswered = {
	total: number;
	listed: (Omit<HeldEnquiry, "reason"> & { link: string })[];
};

const LISTED = `id, received_at, ${fieldList.user_name.column} AS name,
	${fieldList.enquiryType.column} AS type`;

const toListed = (row: Row) => ({
	id: String(row.id),
	receivedAt: Number(row.received_at),
	name: String(row.name),
	type: String(row.type),
});

/** Reads the open enquiries received at or before a time. @throws DatabaseUnavailable */
export async function readUnanswered(
	database: Database,
	before: number,
	links: AnswerLinks,
): Promise<Unanswered> {
	const open = `FROM enquiries WHERE ${IS_OPEN} AND received_at <= ?`;
	const [count] = await database.query(`SELECT count(*) AS total ${open}`, before);
	const rows = await database.query(
		`SELECT ${LISTED} ${open} ORDER BY received_at LIMIT ?`,
		...[before, MAX_LISTED],
	);
	const listed = rows.map(toListed).map(async (enquiry) => {
		return { ...enquiry, link: await links.addressOf(enquiry) };
	});
	return { total: Number(count?.total), listed: await Promise.all(listed) };
}

/** Reads what came into quarantine before a time. @throws DatabaseUnavailable */
export async function readUntold(database: Database, before: number): Promise<Untold> {
	const untold = `FROM enquiries WHERE ${IS_UNTOLD} AND received_at < ?`;
	const [count] = await database.query(`SELECT count(*) AS total ${untold}`, before);
	const rows = await database.query(
		`SELECT ${LISTED}, quarantine_reason AS reason ${untold} ORDER BY id LIMIT ?`,
		...[before, MAX_LISTED],
	);
	const listed = rows.map((row) => ({
		...toListed(row),
		reason: row.reason as QuarantineReason,
	}));
	return { total: Number(count?.total), listed };
}

/** Every try has the same Message-ID. Auto-Submitted prevents automatic replies (RFC 3834). */
export function composeMorningMail(
	morning: number,
	{
		untold: { total, listed },
		unanswered,
		problems,
	}: { untold: Untold; unanswered: Unanswered; problems: readonly Problem[] },
	{ from, to, timeZone }: MailSettings,
	{ digest: words, answers }: Pick<Words, "digest" | "answers">,
): Mail {
	const id = `${MORNING_FILE}${new Date(morning).toISOString().slice(0, 10)}`;
	const subject = total > 0 ? fill(words.subject, { count: total }) : words.otherSubject;
	const linesOf = ({ id, receivedAt, name, type, reason }: HeldEnquiry) => [
		`${shortName(oneLine(name))}, ${oneLine(type)}`,
		`${timeText(receivedAt, timeZone)}. ${words.reasons[reason]}`,
		`npm run enquiries -- release ${id}`,
	];
	const open = unanswered.listed.map(
		({ name, type, receivedAt, link }): Block => ({
			lines: [`${shortName(oneLine(name))}, ${oneLine(type)}`, timeText(receivedAt, timeZone)],
			link,
		}),
	);
	const saying = (text: string): Block => ({ lines: [text] });
	const more = (count: number) =>
		count > 0 ? [saying(`${fill(words.more, { count })} ${words.allCommand}`)] : [];
	const blocks = [
		...problems.map(({ advice }) => saying(advice)),
		...(unanswered.total > 0 ? [saying(fill(words.unanswered, { count: unanswered.total }))] : []),
		...open,
		...more(unanswered.total - open.length),
		...(total > 0 ? [saying(`${words.introduction} ${words.commands}`)] : []),
		...listed.map((enquiry): Block => ({ lines: linesOf(enquiry) })),
		...more(total - listed.length),
	];
	const text = blocks.map(({ lines, link }) => [...lines, ...(link ? [link] : [])].join("\n"));
	const html = blocks.map(({ lines, link }) =>
		paragraph([...lines.map(isolated), ...(link ? [tapLink(link, answers.say)] : [])].join("<br>")),
	);
	return {
		id,
		messageId: messageId(`${id}.${morning}`, from),
		date: new Date(morning),
		from,
		to,
		replyTo: undefined,
		subject,
		text: `${text.join("\n\n")}\n`,
		html: htmlMail(subject, html),
		headers: { "Auto-Submitted": "auto-generated" },
	};
}
