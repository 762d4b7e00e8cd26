import { limitOf } from "#content/quality/limits.ts";
import type { FigureId } from "#content/schema/quality.ts";

/** Speed limits of the site. Times are in milliseconds. */
export const LIMITS = {
	/** Largest contentful paint relative to the same page without script. */
	paintRatio: limitOf("paint"),
	/** Cumulative layout shift. */
	shift: limitOf("shift"),
	/** From a click to the paint of the next page's heading. */
	heading: limitOf("heading"),
	/** Points of Lighthouse's performance score below 100, and below the peer in the same run. */
	performance: 100 - limitOf("performance"),
	/** Points of each of its other scores below 100. */
	otherScores: 100 - limitOf("other-scores"),
	/** Total blocking time. */
	blocking: limitOf("blocking"),
	/** Speed index relative to the first paint of the same page without script. */
	speedIndexRatio: limitOf("speed-index"),
	/** Work of the main thread relative to the same page without script. */
	workRatio: limitOf("work"),
	/** The longest task after the first paint, on a phone four times slower than this machine. */
	task: limitOf("task"),
};

/** A measured figure and its limit; `id` is its name on the page about quality. */
export type Gate = { what: string; measured: number; limit: number; id?: FigureId };

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
