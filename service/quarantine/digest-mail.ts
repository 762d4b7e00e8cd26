import { fill } from "#shared/fill.ts";
import type { Words } from "#shared/words.ts";
import { timeText } from "../mail/facts.ts";
import { htmlMail, isolated, paragraph } from "../mail/html-mail.ts";
import { type Mail, type Mailboxes, messageId } from "../mail/mail.ts";
import { oneLine } from "../text/clean-text.ts";
import type { Digest, DigestEntry } from "./digest.ts";

/** Characters of a name. */
const NAME_LENGTH = 80;

/** Returns the lines about one enquiry: who, when and why, and its id or the command that releases it. */
function linesOf(
	entry: DigestEntry,
	{ reasons }: Words["digest"],
	hasCommandLine: boolean,
): string[] {
	const name = [...oneLine(entry.name)].slice(0, NAME_LENGTH).join("");
	return [
		`${name}, ${oneLine(entry.type)}`,
		`${timeText(entry.receivedAt)}. ${reasons[entry.reason ?? "released"]}`,
		hasCommandLine ? `npm run enquiries -- release ${entry.id}` : entry.id,
	];
}

/**
 * Composes the mail that tells the owner which enquiries are in quarantine. Every try has the same
 * Message-ID, and a later digest with the same row has another one. Auto-Submitted prevents automatic
 * replies (RFC 3834).
 * @param hasCommandLine whether the owner can run `npm run enquiries`
 */
export function composeDigest(
	digest: Digest,
	{ from, to }: Mailboxes,
	words: Words["digest"],
	hasCommandLine: boolean,
): Mail {
	const { total, entries } = digest;
	const id = `${digest.id}.digest`;
	const subject = fill(words.subject, { count: total });
	const unlisted = total - entries.length;
	const withCommand = (sentence: string, aboutCommand: string) =>
		hasCommandLine ? `${sentence} ${aboutCommand}` : sentence;
	const more = withCommand(fill(words.more, { count: unlisted }), words.allCommand);
	const blocks = [
		[withCommand(words.introduction, words.commands)],
		...entries.map((entry) => linesOf(entry, words, hasCommandLine)),
		...(unlisted > 0 ? [[more]] : []),
	];
	return {
		id,
		messageId: messageId(`${id}.${digest.queuedAt}`, from),
		date: new Date(digest.queuedAt),
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
