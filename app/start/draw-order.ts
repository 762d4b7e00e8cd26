/** The numbers from 0 up to `total` in random order, each once (Fisher-Yates). */
export function drawOrder(total: number, random: () => number = Math.random): number[] {
	const order = Array.from({ length: total }, (_, index) => index);
	for (let last = total - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[order[last], order[other]] = [order[other] as number, order[last] as number];
	}
	return order;
}
