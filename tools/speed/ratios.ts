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
 * Pairs until they tell on which side of the limit their median lies: one side must be ahead by
 * `lead` pairs, the same for a page that holds and for one that fails (Wald's sequential test of
 * a share of one half). When `most` are measured the median counts as it is.
 */
export async function pairsUntilClear(
	measure: () => Promise<Pair>,
	{ limit, lead, most }: { limit: number; lead: number; most: number },
): Promise<Pair[]> {
	const pairs: Pair[] = [];
	let within = 0;
	let past = 0;
	while (pairs.length < most && Math.abs(within - past) < lead) {
		const pair = await measure();
		pairs.push(pair);
		if (pair.site / pair.floor <= limit) within += 1;
		else past += 1;
	}
	return pairs;
}
