import { fill } from "#shared/fill.ts";
import type { MigrationRecord } from "../../schema/demos/migration.ts";

export type Migration = ReturnType<typeof resolveMigration>;

/** The visitors of the demo, of whom each stage has some on the new system. */
export const VISITORS = 10;

/**
 * The stage that a stage is taken back to. The first has nothing to take back, and the last has no
 * way back: the old system is gone.
 */
export const stageBefore = (stage: number, stages: number) =>
	stage > 0 && stage < stages - 1 ? stage - 1 : undefined;

export function resolveMigration({ visitors, stages, terms, ...copy }: MigrationRecord) {
	const countOf = (count: number) => fill(visitors, { count: String(count) });
	return {
		...copy,
		terms,
		summary: stages.map(({ label, serves, back }) => ({
			title: label,
			text: `${serves} ${terms.back}: ${back}`,
		})),
		stages: stages.map((stage, index) => ({
			...stage,
			before: stageBefore(index, stages.length),
			after: index < stages.length - 1 ? index + 1 : undefined,
			onOld: countOf(VISITORS - stage.moved),
			onNew: countOf(stage.moved),
		})),
	};
}
