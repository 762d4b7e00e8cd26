import { fill } from "#shared/fill.ts";
import type { TokenRecord } from "./fields.ts";

/** The layers of an application from its way in: those of the framework, and the customer's own. */
export const boxBands = { framework: ["gate", "roles"], own: ["rules", "data"] } as const;
export type BoxBand = keyof typeof boxBands;

/** All layers that a request passes, down to what it asks for. */
export const boxLayers = [...boxBands.framework, ...boxBands.own] as const;
type BoxLayer = (typeof boxLayers)[number];

/** The lines of a badge in the order in which they are read, each with the layer that reads it. */
export const badgeLines = {
	seal: "gate",
	audience: "gate",
	until: "gate",
	role: "roles",
	branch: "rules",
} as const satisfies Record<string, BoxLayer>;
type BadgeLine = keyof typeof badgeLines;
export const badgeLineNames = Object.keys(badgeLines) as BadgeLine[];

/** Why a request is answered or refused. */
export const requestOutcomes = ["answered", "forged", "expired", "role", "branch"] as const;
type RequestOutcome = (typeof requestOutcomes)[number];

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

type Verdict = "passed" | "stopped" | "unreached";

/** What happened at one of the places on a way that ended at one of them, or at none. */
export function verdictAt<T>(places: readonly T[], place: T, stop: T | undefined): Verdict {
	if (place === stop) return "stopped";
	const isBeyond = stop !== undefined && places.indexOf(place) > places.indexOf(stop);
	return isBeyond ? "unreached" : "passed";
}

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
