import { fill } from "#shared/fill.ts";
import type { Words } from "#shared/words.ts";
import { timeText } from "../mail/facts.ts";
import { htmlMail, isolated, paragraph } from "../mail/html-mail.ts";
import { type Mail, type Mailboxes, messageId } from "../mail/mail.ts";
import { oneLine } from "../text/clean-text.ts";
import type { Digest, DigestEntry } from "./digest.ts";

/** Characters of a name. */
const NAME_LENGTH = 80;

/** Returns the lines about one enquiry: who, when and why, and the command that releases it. */
function linesOf(entry: DigestEntry, { reasons }: Words["digest"]): string[] {
	const name = [...oneLine(entry.name)].slice(0, NAME_LENGTH).join("");
	return [
		`${name}, ${oneLine(entry.type)}`,
		`${timeText(entry.receivedAt)}. ${reasons[entry.reason ?? "released"]}`,
		`npm run enquiries -- release ${entry.id}`,
	];
}

/**
 * Composes the mail that tells the owner which enquiries are in quarantine. Every try has the same
 * Message-ID, and a later digest with the same row has another one. Auto-Submitted prevents automatic
 * replies (RFC 3834).
 */
export function composeDigest(
	digest: Digest,
	{ from, to }: Mailboxes,
	words: Words["digest"],
): Mail {
	const { total, entries } = digest;
	const id = `${digest.id}.digest`;
	const subject = fill(words.subject, { count: total });
	const unlisted = total - entries.length;
	const more = `${fill(words.more, { count: unlisted })} ${words.allCommand}`;
	const blocks = [
		[`${words.introduction} ${words.commands}`],
		...entries.map((entry) => linesOf(entry, words)),
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
