import type { OneScreenRecord } from "./fields.ts";

/** How far a screen is built. */
export const screenStages = ["sketch", "prototype", "release"] as const;
export type ScreenStage = (typeof screenStages)[number];

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
