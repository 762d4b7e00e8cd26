const TRICKY = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * JSON in which no character can steer a terminal, break a line or reorder what is read. They can
 * only stand in strings, where their escapes mean the same.
 */
export function safeJson(value: unknown, indent?: string): string {
	return JSON.stringify(value, null, indent).replace(
		TRICKY,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
