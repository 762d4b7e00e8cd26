import { fill } from "#shared/fill.ts";
import type { TokenRecord } from "../../schema/demos/token.ts";
import { type BoxLayer, boxLayers } from "../states.ts";
import { checkRequest, endOf, verdictAt } from "./check-request.ts";

export type Token = ReturnType<typeof resolveToken>;

/** Sends each request through the layers, and adds the summary: what the user gets, and from which layer. */
export function resolveToken(record: TokenRecord) {
	const { requests, outcomes, verdicts, actions, forged, log, token, rights, ...copy } = record;
	const resolved = requests.map((request) => {
		const outcome = checkRequest(record, request);
		const { gets, why } = outcomes[outcome];
		const layer = endOf[outcome];
		const reads: Record<BoxLayer, string> = {
			gate: outcome === "forged" ? forged : `until: ${token.until}`,
			roles: `role: ${request.forgedRole ?? token.role}`,
			rules: `branch: ${token.branch}`,
			data: `order: ${request.branch}`,
		};
		const { name, owner } = copy.layers[layer];
		return {
			label: request.label,
			gets,
			layer,
			ends: `${name}, ${owner}.`,
			log: fill(log, { ...request, user: token.user, action: actions[request.action], why }),
			stations: boxLayers.map((station) => {
				const verdict = verdictAt(station, outcome);
				return { layer: station, reads: reads[station], verdict, says: verdicts[verdict] };
			}),
		};
	});
	const summary = resolved.map(({ label, gets, ends }) => ({
		title: label,
		text: `${gets} ${copy.terms.ends}: ${ends}`,
	}));
	return { ...copy, requests: resolved, summary };
}
