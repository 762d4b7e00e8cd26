import { typedPath } from "#shared/typed-address.ts";

/** Returns the Levenshtein distance: the number of edits that turn one text into the other. */
export function distance(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next[j] = Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
		}
		row = next;
	}
	return row[b.length] ?? 0;
}

const lastSegment = (path: string) => typedPath(path).split("/").at(-1) ?? "";

/** Returns the path of an address without its escapes, or as it is if they are wrong. */
function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/**
 * Returns the page whose path is closest to a mistyped one, or undefined if none is close. It
 * compares the last segments, where most typing errors are; a third of the characters may differ.
 */
export function closestPage<T extends { route: string }>(path: string, pages: T[]): T | undefined {
	const typed = lastSegment(decoded(path));
	if (typed === "") return undefined;
	const ranked = pages
		.map((page) => ({ page, changes: distance(typed, lastSegment(page.route)) }))
		.sort((a, b) => a.changes - b.changes);
	const best = ranked[0];
	return best && best.changes <= typed.length / 3 ? best.page : undefined;
}
