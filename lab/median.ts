/** The median of the values. @throws if there are none */
export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted[Math.floor(sorted.length / 2)];
	if (middle === undefined) throw new Error("No values to take the median of.");
	return sorted.length % 2 ? middle : (middle + (sorted[sorted.length / 2 - 1] ?? middle)) / 2;
}
