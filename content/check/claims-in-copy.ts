import type { Claims } from "../schema/claims.ts";
import type { ContentError } from "./content-error.ts";
import { visibleCopy } from "./visible-copy.ts";

const COUNTED_NOUNS =
	"years?|clients?|customers?|users?|companies|firms|organisations|projects?|apps|products|countries|offices|people|developers?|engineers?|experts?|connectors|households|awards?|integrations|releases";

/**
 * Quantities, superlatives and promises about the company. Plain numbers, dates and steps are not
 * claims.
 */
const PATTERNS = [
	/(?:over|more than|up to|about|nearly|some) \d[\d.,]*%?/,
	/\d[\d.,]*(?:%|\+)/,
	new RegExp(`\\d[\\d.,-]* (?:${COUNTED_NOUNS})\\b`),
	/#1|\bnumber one\b|\b24\/7\b/,
	/\b(?:hundreds|thousands?|millions?|billions?|dozens?|decades?)\b|\bper ?cent\b/,
	/\b(?:unmatched|unrivalled|leading|market leaders?|world-class|world-leading)\b/,
	/\b(?:award\w*|certified|accredited|trusted by|experts?|renowned)\b/,
	/\b(?:guarantee\w*|risk-free)\b/,
	/\b(?:best|fastest|largest|biggest|cheapest|greatest|finest|smartest|strongest)\b/,
];
const PATTERN = new RegExp(PATTERNS.map(({ source }) => source).join("|"), "gi");

/** Files with facts about the company and settings of the site, which are not claims. */
const NOT_CHECKED = new Set(["site.json", "claims.json", "partners.json"]);

/** The claims in a text that no phrase of the register covers. */
function uncoveredClaims(text: string, phrases: string[], figures: string[]): string[] {
	if (figures.includes(text)) return [];
	const lower = text.toLowerCase();
	const covered = phrases.flatMap((phrase) => {
		const spans: [start: number, end: number][] = [];
		for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + 1)) {
			spans.push([at, at + phrase.length]);
		}
		return spans;
	});
	return [...text.matchAll(PATTERN)]
		.map(({ 0: match, index }) => ({ claim: match.replace(/[.,-]+$/, ""), index }))
		.filter(({ claim, index }) => {
			const end = index + claim.length;
			return !covered.some(([from, to]) => from <= index && end <= to);
		})
		.map(({ claim }) => claim);
}

/**
 * The files in which the site makes a claim. None means that its words are gone, and with them the
 * need to confirm it.
 * @param contents the JSON of the content files, by file
 */
export function filesWith(
	claim: Claims["claims"][number],
	contents: Map<string, unknown>,
): string[] {
	const wordings = claim.wordings.map((wording) => wording.toLowerCase());
	const says = (file: string) => (text: string) =>
		claim.figures.includes(text) ||
		wordings.some((wording) => text.toLowerCase().includes(wording)) ||
		claim.appearsIn.some((place) => place.file === file && text.includes(place.text));
	return [...contents]
		.filter(([file]) => file !== "claims.json" && file !== "measurements.json")
		.filter(([file, json]) =>
			visibleCopy(json)
				.map(({ text }) => text)
				.some(says(file)),
		)
		.map(([file]) => file);
}

/** A warning for each claim in a content file that the register does not contain. */
export function unregisteredClaims(file: string, json: unknown, register: Claims): ContentError[] {
	if (NOT_CHECKED.has(file)) return [];
	const phrases = register.claims
		.flatMap(({ wordings, appearsIn }) => [...wordings, ...appearsIn.map(({ text }) => text)])
		.map((phrase) => phrase.toLowerCase());
	const figures = register.claims.flatMap((claim) => claim.figures);
	return visibleCopy(json).flatMap(({ field, text }) =>
		uncoveredClaims(text, phrases, figures).map(
			(claim): ContentError => ({
				...{ file, path: field, code: "unregistered-claim", about: "claims.json" },
				message: `“${claim}” is not in claims.json; remove it, or add the claim there with its source`,
			}),
		),
	);
}
