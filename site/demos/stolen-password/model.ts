import type { StolenPasswordRecord } from "./fields.ts";

/** What guards an account. */
export const guards = ["password", "code", "passkey"] as const;
export type Guard = (typeof guards)[number];

/** How a thief tries to get in. */
export const attacks = ["leak", "page"] as const;
export type Attack = (typeof attacks)[number];

/** The proofs that a guard asks for, in order. */
const asked: Record<Guard, Guard[]> = {
	password: ["password"],
	code: ["password", "code"],
	passkey: ["passkey"],
};

/** A leak holds the password. A fake page gets whatever a person can type; nobody types a passkey. */
const stolen: Record<Attack, Guard[]> = {
	leak: ["password"],
	page: ["password", "code"],
};

/** Sign-in, the account and the payment details. */
export const DOORS = 3;

/** The number of doors that a thief gets through: each proof opens one, and the last one all others. */
export function openedDoors(guard: Guard, attack: Attack): number {
	const missing = asked[guard].findIndex((proof) => !stolen[attack].includes(proof));
	return missing < 0 ? DOORS : missing;
}

export type StolenPassword = ReturnType<typeof resolveStolenPassword>;

/** Adds the summary: how far each attack gets past each guard. */
export function resolveStolenPassword(record: StolenPasswordRecord) {
	const summary = guards.map((guard) => {
		const reaches = attacks.map((attack) => {
			const { reach } = record.outcomes[guard][attack];
			return `${record.attacks[attack]}: ${reach.charAt(0).toLowerCase()}${reach.slice(1)}`;
		});
		return { title: record.guards[guard], text: reaches.join(" ") };
	});
	return { ...record, summary };
}
