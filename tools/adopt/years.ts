/** A string, list or record of content. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Applies `change` to every string of the content. */
export function mapStrings(content: Json, change: (text: string) => string): Json {
	if (typeof content === "string") return change(content);
	if (Array.isArray(content)) return content.map((item) => mapStrings(item, change));
	if (content === null || typeof content !== "object") return content;
	return Object.fromEntries(
		Object.entries(content).map(([key, value]) => [key, mapStrings(value, change)]),
	);
}

/** The years of work that a firm may claim: whole fives, as "over 25", or each year before five. */
export function claimedYears(founded: number, now: number): number {
	const years = now - founded - 1;
	return years < 5 ? Math.max(years, 1) : years - (years % 5);
}

/** Puts another founding year, and the years since, in the place of the former firm's. */
export function withYears(text: string, former: number, founded: number, now: number): string {
	const [before, after] = [claimedYears(former, now), claimedYears(founded, now)];
	return text
		.replaceAll(new RegExp(`\\b${former}\\b`, "g"), String(founded))
		.replaceAll(new RegExp(`\\b(over )?${before}(?= years|$)`, "gi"), (found) =>
			found.replace(String(before), String(after)),
		);
}
