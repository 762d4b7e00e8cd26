import type { OneScreenRecord } from "../../schema/demos/one-screen.ts";
import { screenStages } from "../states.ts";

export type OneScreen = ReturnType<typeof resolveOneScreen>;

/** Adds the summary: what each stage shows, and what is decided with it. */
export function resolveOneScreen(record: OneScreenRecord) {
	const summary = screenStages.map((name) => {
		const { label, shows, decides } = record.stages[name];
		return { title: label, text: `${shows} ${record.terms.decides}: ${decides}` };
	});
	return { ...record, summary };
}
