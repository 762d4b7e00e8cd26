import type { Attack, Guard } from "#content/demos/states.ts";

type Proof = "password" | "code" | "passkey";

/** The proofs that a guard asks for, in order. */
const asked: Record<Guard, Proof[]> = {
	password: ["password"],
	code: ["password", "code"],
	passkey: ["passkey"],
};

/** A leak holds the password. A fake page gets whatever a person can type; nobody types a passkey. */
const stolen: Record<Attack, Proof[]> = {
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
