import { fill } from "#shared/fill.ts";
import type { Words } from "#shared/words.ts";
import { timeText } from "../mail/facts.ts";
import { htmlMail, isolated, paragraph } from "../mail/html-mail.ts";
import { type Mail, type MailSettings, messageId } from "../mail/mail.ts";
import { MORNING_FILE } from "../mail/mail-files.ts";
import { oneLine } from "../text/clean-text.ts";
import type { Problem } from "./health.ts";
import type { Untold } from "./morning.ts";

/** Characters of a name. */
const NAME_LENGTH = 80;

/**
 * Composes the mail that tells the owner what a person must look at: the enquiries in quarantine, and
 * what keeps the service from its work. Every try of a morning has the same Message-ID. Auto-Submitted
 * prevents automatic replies (RFC 3834).
 * @param morning epoch milliseconds
 */
export function composeMorningMail(
	morning: number,
	{ total, listed }: Untold,
	problems: readonly Problem[],
	{ from, to, timeZone }: MailSettings,
	words: Words["digest"],
): Mail {
	const id = `${MORNING_FILE}${new Date(morning).toISOString().slice(0, 10)}`;
	const subject = total > 0 ? fill(words.subject, { count: total }) : words.otherSubject;
	const linesOf = ({ id, receivedAt, name, type, reason }: Untold["listed"][number]) => [
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
	return {
		id,
		messageId: messageId(`${id}.${morning}`, from),
		date: new Date(morning),
		from,
		to,
		replyTo: undefined,
		subject,
		text: `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`,
		html: htmlMail(
			subject,
			blocks.map((lines) => paragraph(lines.map(isolated).join("<br>"))),
		),
		headers: { "Auto-Submitted": "auto-generated" },
	};
}
