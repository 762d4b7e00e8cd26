/** Replaces each `{name}` in a text with its value. Names without a value stay as they are. */
export function fill(text: string, values: Record<string, unknown>): string {
	return text.replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
}
