import type { Reading } from "../../schema/demos/trail.ts";
import type { SourceRule } from "../states.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The days from one date such as 2026-03-02 to another. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

export type Decision = {
	/** The reading that the record shows, and the one that it keeps beside it. */
	shown: Reading;
	kept: Reading;
	/** Both say the same. */
	agree: boolean;
	/** The rule shows the value of the source of the lower rank. */
	overruled: boolean;
};

type Readings = Record<"better" | "lesser", Reading>;

/** Chooses between the readings of the source of the higher rank and of the one of the lower rank. */
export function choose({ better, lesser }: Readings, rule: SourceRule): Decision {
	const agree = better.value === lesser.value;
	const isNewer = daysBetween(better.taken, lesser.taken) > 0;
	const overruled = rule === "newest" && isNewer && !agree;
	return {
		shown: overruled ? lesser : better,
		kept: overruled ? better : lesser,
		agree,
		overruled,
	};
}
