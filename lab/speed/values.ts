import type { Values } from "../measurements.ts";
import { median } from "../median.ts";
import type { Gate } from "./limits.ts";
import type { Scores } from "./measure.ts";

/** The figures of the page about quality. It names the scores; the gates count what they lack. */
export function figureValues(gates: Gate[], ours: Scores[]): Values {
	const numbers = {
		pages: ours.length,
		median: median(ours.map(({ performance }) => performance)),
	};
	const values: Values = {};
	for (const { id, measured } of gates) {
		const isScore = id === "performance" || id === "other-scores";
		if (id) values[id] = { value: isScore ? 100 - measured : measured, numbers };
	}
	return values;
}
