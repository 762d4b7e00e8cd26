import copy from "#company/bad-day.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import type { BadDayRecord } from "./fields.ts";

/** The provider that a system depends on is down, slow, answers in another form, or is fine. */
export const badDayStates = ["down", "slow", "changed", "fine"] as const;
export type BadDayState = (typeof badDayStates)[number];

type StepPlace = "software" | "provider" | "shelf" | "person";

/** Where each step of what was asked for happens. */
export const stepPlaces: Record<BadDayState, readonly StepPlace[]> = {
	down: ["software", "provider", "shelf", "provider"],
	slow: ["software", "provider", "software", "shelf"],
	changed: ["software", "provider", "software", "person"],
	fine: ["software", "provider", "software", "shelf"],
};

export type BadDay = ReturnType<typeof resolveBadDay>;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Two spaces part the time of an entry of the log from what it says. */
function logLine(line: string) {
	const [time = "", event = ""] = line.split("  ");
	return { time, event };
}

/** Fills the sentences that all pages share with the nouns of one page. */
export function resolveBadDay({ demo, provider, call, calls, field, seen }: BadDayRecord) {
	const nouns = { provider, call, calls, field, Provider: capitalised(provider) };
	const filled = (text: string) => fill(text, nouns);
	const stateOf = (state: BadDayState) => {
		const { label, promise, steps, retried, log, told, without } = copy.states[state];
		const { screen, note } = seen[state];
		return {
			state,
			label,
			promise,
			screen,
			note,
			steps: stepPlaces[state].map((place, index) => ({
				text: steps[index] ?? "",
				place: filled(copy.parts[place]),
			})),
			retried: filled(retried),
			log: log.map((line) => logLine(filled(line))),
			told: filled(told),
			without: filled(without),
		};
	};
	const states = badDayStates.map(stateOf);
	return {
		demo,
		heading: filled(copy.heading),
		intro: filled(copy.intro),
		note: copy.note,
		summary: states.map(({ label, screen, note, told }) => ({
			title: label,
			text: `“${screen}” ${note} ${copy.terms.told}: ${told}`,
		})),
		legend: filled(copy.legend),
		terms: copy.terms,
		states,
	};
}
