/** Speed limits of the site. Times are in milliseconds. */
export const LIMITS = {
	/** Largest contentful paint relative to the same page without script. */
	paintRatio: 1.05,
	/** Cumulative layout shift. */
	shift: 0,
	/** From a click to the paint of the next page's heading. */
	heading: 120,
	/** Points of Lighthouse's performance score below 100, and below the peer in the same run. */
	performance: 1,
	/** Points of each of its other scores below 100. */
	otherScores: 0,
	/** Total blocking time. */
	blocking: 50,
	/** Speed index relative to the first paint of the same page without script. */
	speedIndexRatio: 1.1,
	/** Work of the main thread relative to the same page without script. */
	workRatio: 1.3,
	/** The longest task after the first paint, on a phone four times slower than this machine. */
	task: 50,
};

/** A measured figure and its limit. */
export type Gate = { what: string; measured: number; limit: number };

export const isOver = ({ measured, limit }: Gate) => measured > limit;

export const gateLine = (gate: Gate) =>
	`${isOver(gate) ? "✗" : "✓"} ${gate.what}: ${gate.measured} (limit ${gate.limit})`;

/** A gate for the worst of several figures. @throws if there are none */
export function worst(
	what: string,
	figures: { name: string; value: number }[],
	limit: number,
): Gate {
	const [first] = figures.toSorted((a, b) => b.value - a.value);
	if (!first) throw new Error(`Nothing was measured: ${what}.`);
	return { what: `${what} (${first.name})`, measured: first.value, limit };
}
