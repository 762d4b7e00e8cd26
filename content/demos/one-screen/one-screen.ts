import type { OneScreenRecord } from "../../schema/demos/one-screen.ts";
import { screenStages } from "../states.ts";

export type OneScreen = ReturnType<typeof resolveOneScreen>;

/** Adds the summary: what each stage shows, what is decided with it, and what a change costs. */
export function resolveOneScreen(record: OneScreenRecord) {
	const { stages, terms } = record;
	const summary = screenStages.map((name) => {
		const { label, shows, decides, cost, effort } = stages[name];
		const text = `${shows} ${terms.decides}: ${decides} ${terms.change}: ${cost}. ${effort}`;
		return { title: label, text };
	});
	return { ...record, summary };
}
