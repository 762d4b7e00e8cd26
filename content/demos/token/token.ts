import { fill } from "#shared/fill.ts";
import type { TokenRecord } from "../../schema/demos/token.ts";
import {
	type BadgeLine,
	type BoxBand,
	type BoxLayer,
	badgeLineNames,
	badgeLines,
	boxBands,
	boxLayers,
} from "../states.ts";
import { checkRequest, stopOf, verdictAt } from "./check-request.ts";

export type Token = ReturnType<typeof resolveToken>;
export type SentRequest = Token["requests"][number];

const bandOf = (layer: BoxLayer): BoxBand =>
	boxBands.framework.some((one) => one === layer) ? "framework" : "own";

/** Sends each request through the layers, and adds the summary: how far it gets, and by whose check. */
export function resolveToken(record: TokenRecord) {
	const { requests, outcomes, actions, log, token, rights, unknown, ...rest } = record;
	const { unread, writes, verdicts, layers, lines, ...copy } = rest;
	const resolved = requests.map((request) => {
		const outcome = checkRequest(record, request);
		const { reach, screen, why } = outcomes[outcome];
		const refused = outcome === "answered" ? undefined : outcome;
		const stop = refused && stopOf[refused];
		const end = stop && badgeLines[stop];
		const badge = { ...token, role: request.forgedRole ?? token.role };
		const found = { ...token, ...request, action: actions[request.action] };
		const finds = {
			passed: (line: BadgeLine) => fill(lines[line].passed, found),
			stopped: () => (refused ? fill(outcomes[refused].finds, found) : ""),
			unreached: () => unread,
		};
		return {
			label: request.label,
			outcome,
			reach,
			screen,
			writes: writes[end ? bandOf(end) : "all"],
			log: fill(log, {
				...found,
				user: outcome === "forged" ? unknown : token.user,
				why,
			}),
			stations: boxLayers.map((layer) => {
				const verdict = verdictAt(boxLayers, layer, end);
				const has = layer === "data" && !refused ? "arrived" : verdict;
				return { name: layers[layer], band: bandOf(layer), verdict, has: verdicts[has] };
			}),
			badge: badgeLineNames.map((line) => {
				const verdict = verdictAt(badgeLineNames, line, stop);
				return {
					name: lines[line].name,
					says: fill(lines[line].says, badge),
					by: layers[badgeLines[line]],
					verdict,
					finds: finds[verdict](line),
				};
			}),
		};
	});
	const summary = resolved.map((request) => ({
		title: request.label,
		text: `${request.reach} ${copy.terms.writes}: ${request.writes}`,
	}));
	return { ...copy, requests: resolved, summary };
}
