const TRICKY = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * JSON without any character that controls a terminal, breaks a line or reorders displayed text.
 * Such characters occur in strings only, where an escape sequence means the same.
 */
export function safeJson(value: unknown, indent?: string): string {
	return JSON.stringify(value, null, indent).replace(
		TRICKY,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
