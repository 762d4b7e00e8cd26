/** Returns the integers from 0 to `total - 1` in random order (Fisher-Yates). */
export function shuffledIndexes(total: number, random: () => number = Math.random): number[] {
	const order = Array.from({ length: total }, (_, index) => index);
	for (let last = total - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[order[last], order[other]] = [order[other] as number, order[last] as number];
	}
	return order;
}
