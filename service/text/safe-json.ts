const UNSAFE = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Formats JSON without characters that control a terminal, break a line or reorder displayed text.
 * They can occur only inside strings, where an escape sequence has the same meaning.
 */
export function safeJson(value: unknown, indent?: string): string {
	return JSON.stringify(value, null, indent).replace(
		UNSAFE,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
