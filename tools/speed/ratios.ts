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
 * Measures pairs until their median ratio keeps the limit, at least `least`, at most `most`:
 * a close call is decided by more evidence, not by luck.
 */
export async function pairsUntilClear(
	measure: () => Promise<Pair>,
	{ limit, least, most }: { limit: number; least: number; most: number },
): Promise<Pair[]> {
	const pairs: Pair[] = [];
	while (pairs.length < least || (pairs.length < most && medianRatio(pairs) > limit)) {
		pairs.push(await measure());
	}
	return pairs;
}
