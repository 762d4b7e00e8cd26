/** Replaces each `{name}` in a text with its value. Names without a value stay as they are. */
export function fill(text: string, values: Record<string, unknown>): string {
	return text.replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
}

const NUMBERS = [
	...[
		"no",
		"one",
		"two",
		"three",
		"four",
		"five",
		"six",
		"seven",
		"eight",
		"nine",
		"ten",
		"eleven",
	],
	...["twelve", "thirteen", "fourteen", "fifteen"],
];

/** A number in words, up to fifteen. */
export const inWords = (number: number): string => NUMBERS[number] ?? String(number);
