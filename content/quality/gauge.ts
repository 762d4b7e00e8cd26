import type { FigureRecord } from "../schema/quality.ts";

/** The lengths of a gauge, 0 to 100: the bar, the post of the limit, and that of the goal. */
export type Gauge = { value: number; limit: number; goal: number | undefined };

/** Beyond the larger of value and limit the scale goes on by a quarter of it. */
const REST = 1.25;

/**
 * The gauge of a value. Undefined where it would show nothing: where the limit is 0, or is the
 * least value, whose scale begins far from 0.
 */
export function gaugeOf(
	value: number,
	{ limit, goal, least }: Pick<FigureRecord, "limit" | "goal" | "least">,
): Gauge | undefined {
	if (limit === 0 || least) return undefined;
	const scale = 100 / (REST * Math.max(value, limit));
	const length = (number: number) => Math.round(number * scale);
	return { value: length(value), limit: length(limit), goal: goal && length(goal) };
}
