import { fill } from "#shared/fill.ts";
import type { TokenRecord } from "../../schema/demos/token.ts";
import { type BoxBand, type BoxLayer, boxBands, boxLayers } from "../states.ts";
import { checkRequest, endOf, verdictAt } from "./check-request.ts";

export type Token = ReturnType<typeof resolveToken>;
export type SentRequest = Token["requests"][number];

const bandOf = (layer: BoxLayer): BoxBand =>
	boxBands.framework.some((one) => one === layer) ? "framework" : "own";

/** Sends each request through the layers, and adds the summary: what the user gets, and by whose check. */
export function resolveToken(record: TokenRecord) {
	const { requests, outcomes, actions, log, token, rights, unknown, untouched, writes, ...copy } =
		record;
	const resolved = requests.map((request) => {
		const outcome = checkRequest(record, request);
		const { gets, screen, why } = outcomes[outcome];
		const layer = endOf[outcome];
		const found = { ...token, ...request, action: actions[request.action] };
		const finds = {
			passed: (station: BoxLayer) => fill(copy.layers[station].passed, found),
			stopped: () => (outcome === "answered" ? "" : fill(outcomes[outcome].finds, found)),
			unreached: () => untouched,
		};
		return {
			label: request.label,
			at: request.at,
			outcome,
			end: layer,
			gets,
			screen,
			writes: writes[outcome === "answered" ? "all" : bandOf(layer)],
			log: fill(log, {
				...found,
				user: outcome === "forged" ? unknown : token.user,
				why,
			}),
			stations: boxLayers.map((station) => {
				const verdict = verdictAt(station, outcome);
				return { layer: station, verdict, finds: finds[verdict](station) };
			}),
		};
	});
	const summary = resolved.map((request) => ({
		title: request.label,
		text: `${request.gets} ${copy.terms.writes}: ${request.writes}`,
	}));
	return { ...copy, requests: resolved, summary };
}
