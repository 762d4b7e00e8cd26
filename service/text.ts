/** Texts of visitors, made safe for each place that shows them. */
import { domainToASCII } from "node:url";

/** Bidirectional embeddings, overrides and isolates, which can disguise what a text says. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** For storage: well-formed Unicode without control characters other than tabs and line ends. */
export function storable(text: string): string {
	return text.toWellFormed().replace(CONTROLS, "");
}

/** For display on several lines: it cannot reorder the text around it. */
export function readable(text: string): string {
	return storable(text).replace(BIDI_CONTROLS, "");
}

/** For display on one line: in a mail header, a table or a log. */
export function oneLine(text: string): string {
	return readable(text).replace(/\s+/g, " ").trim();
}

/**
 * For a mail header. Mail programs decode encoded words (RFC 2047), with which a name could inject
 * line ends; the added space prevents it.
 */
export function headerText(text: string): string {
	return oneLine(text).replaceAll("=?", "= ?");
}

const UNSAFE = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * JSON without characters that control a terminal, break a line or reorder text. They occur only in
 * strings, where an escape sequence means the same.
 */
export function safeJson(value: unknown, indent?: string): string {
	return JSON.stringify(value, null, indent).replace(
		UNSAFE,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

const NAME_LENGTH = 80;

/** A name for a subject or a list: its first 80 characters. Mail programs cut long subjects anyway. */
export const shortName = (name: string) => [...name].slice(0, NAME_LENGTH).join("");

/** Formats a duration in minutes, hours or days, whichever is at least two. */
export function duration(seconds: number): string {
	const minutes = Math.floor(seconds / 60);
	if (minutes < 2 * 60) return `${minutes} min`;
	const hours = Math.floor(minutes / 60);
	return hours < 2 * 24 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** Writes a number with its noun in singular or plural. */
export const count = (number: number, one: string, many: string) =>
	`${number} ${number === 1 ? one : many}`;

/** Visible ASCII characters. */
const ASCII = /^[!-~]+$/;
/** Anything else could end the host name in the URL parser behind `domainToASCII`. */
const INTERNATIONAL_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * A mail address in ASCII, with its domain in Punycode, or undefined if it needs SMTPUTF8 (RFC
 * 6531), such as one with a ü before the @, which not every mail server offers.
 */
export function asciiAddress(address: string): string | undefined {
	const at = address.lastIndexOf("@");
	const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
	if (!ASCII.test(local)) return undefined;
	if (ASCII.test(domain)) return address;
	const ascii = INTERNATIONAL_DOMAIN.test(domain) ? domainToASCII(domain) : "";
	return ascii === "" ? undefined : `${local}@${ascii}`;
}
