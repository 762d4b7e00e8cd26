export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted[Math.floor(sorted.length / 2)];
	if (middle === undefined) throw new Error("No values to take the median of.");
	return sorted.length % 2 ? middle : (middle + (sorted[sorted.length / 2 - 1] ?? middle)) / 2;
}

/** A figure of a page and of its floor, measured one right after the other. */
export type Pair = { site: number; floor: number };

/** The median of the pairs' own ratios: what slows the machine for a while slows both of a pair. */
export const medianRatio = (pairs: Pair[]): number =>
	median(pairs.map(({ site, floor }) => site / floor));

/**
 * A few pairs settle a ratio that is clearly within its limit. A close one gets as many as there
 * may be, and then their median counts: to stop at the first that pleases would be luck.
 */
export async function enoughPairs(
	measure: () => Promise<Pair>,
	{ clear, few, many }: { clear: number; few: number; many: number },
): Promise<Pair[]> {
	const pairs: Pair[] = [];
	while (pairs.length < few) pairs.push(await measure());
	if (medianRatio(pairs) <= clear) return pairs;
	while (pairs.length < many) pairs.push(await measure());
	return pairs;
}
