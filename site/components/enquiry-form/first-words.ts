/** The first words of an enquiry, which the visitor writes in the closing call of a page. */
import type { EnquiryField, EnquiryType } from "#shared/enquiry.ts";
import { readDraft, saveDraft } from "./draft.ts";
import type { EnquiryValues } from "./enquiry-values.ts";
import { newEnquiryId } from "./new-enquiry-id.ts";

/** The parameter with the words in the address of the form, if the browser itself submits a call. */
export const WORDS = "message" satisfies EnquiryField;

/** The id of a note about the words on the page of the form, which only a browser without script shows. */
export const WORDS_NOTE = "first-words";

/** Returns the words in the query of an address, and the query without them. */
export function splitWords(search: string): { words: string | undefined; rest: string } {
	const query = new URLSearchParams(search);
	// A browser submits line ends as CRLF.
	const words = query.get(WORDS)?.replace(/\r\n?/g, "\n");
	query.delete(WORDS);
	const rest = String(query);
	return { words, rest: rest && `?${rest}` };
}

/** Adds words to a message, but not twice: a call may be submitted again after Back. */
function added(message: string, words: string): string {
	if (message.trim() === "") return words;
	return message.endsWith(words) ? message : `${message}\n\n${words}`;
}

type Answer = Pick<EnquiryValues, "message" | "enquiryType">;

/**
 * Returns the values that words change. What the visitor has already written or chosen is kept. A
 * call is about software, like the consultation.
 */
export function withWords(words: string, values: Partial<Answer>): Partial<Answer> {
	if (words.trim() === "") return {};
	const type: EnquiryType = "Software Solutions";
	return {
		message: added(values.message ?? "", words.trim()),
		enquiryType: values.enquiryType || type,
	};
}

/** Adds words to the draft of the form. Returns whether the browser has stored it. */
export function keepWords(words: string): boolean {
	const { id, values } = readDraft() ?? { id: newEnquiryId(), values: {} };
	return saveDraft({ id, values: { ...values, ...withWords(words, values) } });
}
