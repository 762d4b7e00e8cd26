import type { StolenPasswordRecord } from "../../schema/demos/stolen-password.ts";
import { attacks, guards } from "../states.ts";

export type StolenPassword = ReturnType<typeof resolveStolenPassword>;

/** Adds the summary: how far each attack gets past each guard. */
export function resolveStolenPassword(record: StolenPasswordRecord) {
	const summary = guards.map((guard) => ({
		title: record.guards[guard],
		text: attacks
			.map(
				(attack) =>
					`${record.attacks[attack]}: ${lowerFirst(record.outcomes[guard][attack].reach)}`,
			)
			.join(" "),
	}));
	return { ...record, summary };
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
