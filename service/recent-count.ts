/** Enough to tell that something goes wrong; the bound keeps a flood from filling the memory. */
const MOST = 1_000;

/**
 * Counts events of the last minute, at most a thousand.
 * @param now a clock in milliseconds
 */
export function createRecentCount(now: () => number) {
	let times: number[] = [];
	const forgetOld = () => {
		const since = now() - 60_000;
		times = times.filter((time) => time > since);
	};
	return {
		add(): void {
			if (times.length >= MOST) forgetOld();
			if (times.length < MOST) times.push(now());
		},
		count(): number {
			forgetOld();
			return times.length;
		},
	};
}
