/** How many letters must change to turn one text into the other (Levenshtein). */
export function distance(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next[j] = Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
		}
		row = next;
	}
	return row[b.length] ?? 0;
}

const lastPart = (path: string) => path.toLowerCase().replace(/\/+$/, "").split("/").at(-1) ?? "";

/**
 * The page whose address is nearest to a mistyped one, by its last part (where the
 * mistakes are), or nothing when none is close: a third of the letters may differ.
 */
export function closestPage<T extends { route: string }>(path: string, pages: T[]): T | undefined {
	const typed = lastPart(path);
	if (typed === "") return undefined;
	const ranked = pages
		.map((page) => ({ page, far: distance(typed, lastPart(page.route)) }))
		.sort((a, b) => a.far - b.far);
	const best = ranked[0];
	return best && best.far <= typed.length / 3 ? best.page : undefined;
}
