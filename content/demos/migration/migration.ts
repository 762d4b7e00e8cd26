import { fill } from "#shared/fill.ts";
import type { MigrationRecord } from "../../schema/demos/migration.ts";

export type Migration = ReturnType<typeof resolveMigration>;

/** The visitors of the demo, of whom each stage has some on the new system. */
export const VISITORS = 10;

export function resolveMigration({ visitors, stages, terms, ...copy }: MigrationRecord) {
	const countOf = (count: number) => fill(visitors, { count: String(count) });
	return {
		...copy,
		terms,
		summary: stages.map(({ label, serves, back }) => ({
			title: label,
			text: `${serves} ${terms.back}: ${back}`,
		})),
		stages: stages.map((stage) => ({
			...stage,
			onOld: countOf(VISITORS - stage.moved),
			onNew: countOf(stage.moved),
		})),
	};
}
