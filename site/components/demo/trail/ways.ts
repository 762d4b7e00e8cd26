import type { TrailRow } from "#content/demos/trail/trail.ts";

/** The rows of the record. */
const ROWS = 6;
/** In hundredths of the picture of the house: where the record starts, and how high it is. */
const RECORD = { top: 34.2, height: 52.6 };
/** Where the plates of the two sources stand beside the house. */
const PLATES = [34, 84] as const;
/** How far apart the two ways of a row start. */
const APART = 1.2;

/** The ways from a figure to the source that the record shows, and to the one that it keeps. */
export type Ways = { shown: string; kept?: string };

/**
 * The outlines of the ways in a square of 100: beside the house, and on a narrow screen down both its sides, from
 * the row on. `share`: how far down the record the row is.
 */
export function waysOf(
	index: number,
	{ shown, overruled }: Pick<TrailRow, "shown" | "overruled">,
): { share: number; wide: Ways; narrow: Ways } {
	const share = (index + 0.5) / ROWS;
	const row = RECORD.top + share * RECORD.height;
	if (!shown)
		return { share, wide: { shown: `M0 ${row}H60` }, narrow: { shown: "M8 0Q2.5 0 2.5 6V36" } };
	const wide = PLATES.map((end, place) => {
		const from = row + (place === 0 ? -APART : APART);
		return `M0 ${from}C50 ${from} 50 ${end} 100 ${end}`;
	});
	const inUse = ([first = "", second = ""]: string[]): Ways =>
		overruled ? { shown: second, kept: first } : { shown: first, kept: second };
	return {
		share,
		wide: inUse(wide),
		narrow: inUse(["M8 0Q2.5 0 2.5 6V100", "M92 0Q97.5 0 97.5 6V100"]),
	};
}
