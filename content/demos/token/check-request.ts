import type { TokenRecord } from "../../schema/demos/token.ts";
import { type BoxLayer, boxLayers, type RequestOutcome } from "../states.ts";

type Policy = Pick<TokenRecord, "token" | "rights">;
type Request = TokenRecord["requests"][number];

/** The layer at which a request ends. */
export const endOf: Record<RequestOutcome, BoxLayer> = {
	forged: "gate",
	expired: "gate",
	role: "roles",
	branch: "rules",
	answered: "data",
};

/**
 * Checks a request as the layers do, from the top: a token that was changed is not believed, whatever
 * it says, and each layer reads only its own field.
 */
export function checkRequest({ token, rights }: Policy, request: Request): RequestOutcome {
	if (request.forgedRole) return "forged";
	if (request.at >= token.until) return "expired";
	if (!rights[token.role]?.includes(request.action)) return "role";
	return request.branch === token.branch ? "answered" : "branch";
}

export type Verdict = "passed" | "stopped" | "unreached";

/** What a layer did with a request. */
export function verdictAt(layer: BoxLayer, outcome: RequestOutcome): Verdict {
	const below = boxLayers.indexOf(layer) - boxLayers.indexOf(endOf[outcome]);
	if (below > 0) return "unreached";
	return below < 0 || outcome === "answered" ? "passed" : "stopped";
}
