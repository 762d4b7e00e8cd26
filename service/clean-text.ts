/** Embeddings, overrides and isolates: they can make a text read as something it is not. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/**
 * Text as it may be stored: well-formed Unicode without control characters, except tab and
 * line ends. NUL in particular cannot be stored by every database.
 */
export function storable(text: string): string {
	return text.toWellFormed().replace(CONTROLS, "");
}

/** Text for a reader, several lines allowed: nothing in it can reorder what stands around it. */
export function readable(text: string): string {
	return storable(text).replace(BIDI_CONTROLS, "");
}

/** Readable text on one line, for a mail header, a table or a log. */
export function oneLine(text: string): string {
	return readable(text).replace(/\s+/g, " ").trim();
}

/**
 * Text for a mail header. Mail programs decode what looks like an encoded word (RFC 2047), so
 * that a name could bring line ends along; a space ends that look.
 */
export function headerText(text: string): string {
	return oneLine(text).replaceAll("=?", "= ?");
}
