export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted[Math.floor(sorted.length / 2)];
	if (middle === undefined) throw new Error("No values to take the median of.");
	return sorted.length % 2 ? middle : (middle + (sorted[sorted.length / 2 - 1] ?? middle)) / 2;
}

/**
 * The median of as many measurements as tell on which side of the limit it lies: one side must
 * be ahead by `lead` of them, the same for what holds and for what fails (Wald's sequential test
 * of a share of one half). When `most` are made, their median counts as it is.
 */
export async function clearMedian(
	measure: () => Promise<number>,
	{ limit, lead, most }: { limit: number; lead: number; most: number },
): Promise<number> {
	const values: number[] = [];
	let within = 0;
	let past = 0;
	while (values.length < most && Math.abs(within - past) < lead) {
		const value = await measure();
		values.push(value);
		if (value <= limit) within += 1;
		else past += 1;
	}
	return median(values);
}
