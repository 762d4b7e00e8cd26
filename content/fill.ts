/** Replaces each `{name}` of a text with its value; one without a value stays as it is. */
export function fill(text: string, values: Record<string, unknown>): string {
	return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
