import type { Claims } from "../schema/claims.ts";
import type { ProofRecord } from "../schema/quality.ts";

/** What clients say and who works here. Undefined unless the owner has confirmed any of it. */
export function resolveProof({ heading, ...slots }: ProofRecord, { claims }: Claims) {
	const confirmed = new Set(claims.flatMap((claim) => (claim.confirmed ? [claim.id] : [])));
	const ifConfirmed = <T extends { claim: string }>(slot: T | undefined) =>
		slot && confirmed.has(slot.claim) ? slot : undefined;
	const shown = {
		case: ifConfirmed(slots.case),
		quote: ifConfirmed(slots.quote),
		person: ifConfirmed(slots.person),
	};
	return Object.values(shown).some(Boolean) ? { heading, ...shown } : undefined;
}

export type Proof = NonNullable<ReturnType<typeof resolveProof>>;
