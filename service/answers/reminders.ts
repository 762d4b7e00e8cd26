import type { Database, Statement } from "../database/database.ts";
import type { Kind } from "../outbox/kinds.ts";
import { DAY_MS } from "../time.ts";
import { type WorkingTime, workingTimeAgo } from "../watch/working-time.ts";
import { IS_OPEN } from "./answers.ts";

/**
 * Milliseconds after which nobody is reminded any more: the mail of the morning tells of what is older.
 * Otherwise an owner who sets ANSWER_WITHIN would get mails about everything that was ever left open.
 */
const TOO_LATE_MS = DAY_MS;

/** What is sent about an enquiry that nobody answers, and after which part of ANSWER_WITHIN. */
export const REMINDERS = [
	{ kind: "reminder", part: 0.5 },
	{ kind: "last-reminder", part: 1 },
	{ kind: "escalation", part: 1.5 },
	{ kind: "unanswered", part: 1.5 },
] as const satisfies { kind: Kind; part: number }[];

export type ReminderKind = (typeof REMINDERS)[number]["kind"];

export type AnswerRule = {
	/** ANSWER_WITHIN in milliseconds of working time, if it is set. */
	within: number | undefined;
	work: WorkingTime;
};

/**
 * Queues what is due about open enquiries. Each is queued once, however often and in however many
 * processes this runs, also after a clock was set back: the outbox has one row of each kind.
 * @param kinds what the settings enable
 * @param now epoch milliseconds
 * @throws DatabaseUnavailable
 */
export async function queueReminders(
	database: Database,
	{ within, work }: AnswerRule,
	kinds: readonly Kind[],
	now: number,
): Promise<void> {
	if (within === undefined) return;
	const due = REMINDERS.filter(({ kind }) => kinds.includes(kind));
	const statements = due.map(({ kind, part }): Statement => {
		const latest = workingTimeAgo(now, within * part, work);
		const earliest = workingTimeAgo(now - TOO_LATE_MS, within * part, work);
		return [
			`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at)
			SELECT id, '${kind}', 'pending', CAST(? AS BIGINT), CAST(? AS BIGINT) FROM enquiries
			WHERE ${IS_OPEN} AND received_at <= ? AND received_at > ?
			ON CONFLICT (enquiry_id, kind) DO NOTHING`,
			...[now, now, latest, earliest],
		];
	});
	if (statements.length > 0) await database.transaction(statements);
}

/**
 * Returns the latest time of receipt of enquiries that the mail of the morning lists: they have waited
 * for one and a half times ANSWER_WITHIN, or for two working days if it is not set.
 */
export function listedBefore({ within, work }: AnswerRule, now: number): number {
	return workingTimeAgo(now, within ? within * 1.5 : 2 * (work.to - work.from), work);
}
