import type { TokenRecord } from "../../schema/demos/token.ts";
import type { BadgeLine, RequestOutcome } from "../states.ts";

type Policy = Pick<TokenRecord, "token" | "rights">;
type Request = TokenRecord["requests"][number];

/** The line of the badge that stops a request. */
export const stopOf: Record<Exclude<RequestOutcome, "answered">, BadgeLine> = {
	forged: "seal",
	expired: "until",
	role: "role",
	branch: "branch",
};

/**
 * Checks a request as the layers do, from the first: a token that was changed is not believed, whatever
 * it says, and each layer reads only its own lines.
 */
export function checkRequest({ token, rights }: Policy, request: Request): RequestOutcome {
	if (request.forgedRole) return "forged";
	if (request.at >= token.until) return "expired";
	if (!rights[token.role]?.includes(request.action)) return "role";
	return request.branch === token.branch ? "answered" : "branch";
}

export type Verdict = "passed" | "stopped" | "unreached";

/** What happened at one of the places on a way that ended at one of them, or at none. */
export function verdictAt<T>(places: readonly T[], place: T, stop: T | undefined): Verdict {
	if (place === stop) return "stopped";
	const isBeyond = stop !== undefined && places.indexOf(place) > places.indexOf(stop);
	return isBeyond ? "unreached" : "passed";
}
