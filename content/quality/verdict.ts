import type { FigureRecord } from "../schema/quality.ts";

/** Whether a measured value keeps its limit. */
export type Verdict = "met" | "missed";

type Limits = Pick<FigureRecord, "limit" | "goal" | "least">;

/** Judges a value by the goal, if there is one: a looser limit only stops what is far worse. */
export function verdictOf(value: number, { limit, goal = limit, least }: Limits): Verdict {
	return (least ? value >= goal : value <= goal) ? "met" : "missed";
}
