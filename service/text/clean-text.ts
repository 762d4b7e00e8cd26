/** Bidirectional embeddings, overrides and isolates, which can disguise what a text says. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/**
 * Cleans a text for storage: well-formed Unicode without control characters other than tabs and
 * line ends. PostgreSQL, for example, cannot store NUL.
 */
export function storable(text: string): string {
	return text.toWellFormed().replace(CONTROLS, "");
}

/** Cleans a text for display on several lines, so that it cannot reorder the text around it. */
export function readable(text: string): string {
	return storable(text).replace(BIDI_CONTROLS, "");
}

/** Cleans a text for display on one line, for a mail header, a table or a log. */
export function oneLine(text: string): string {
	return readable(text).replace(/\s+/g, " ").trim();
}

/**
 * Cleans a text for a mail header. Mail programs decode encoded words (RFC 2047), so a name that
 * looks like one could inject line ends. The added space prevents the decoding.
 */
export function headerText(text: string): string {
	return oneLine(text).replaceAll("=?", "= ?");
}
