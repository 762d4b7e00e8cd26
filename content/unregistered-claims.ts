import type { Claims } from "./claims-schema.ts";
import { type VisibleText, visibleTexts } from "./visible-texts.ts";

/** Figures, large numbers, ranks and promises: what a claim is made of. */
const CLAIMS = [
	/\d[\d.,]*%?/,
	/#1|\bnumber one\b|\b24\/7\b/,
	/\b(?:hundred|thousand|million|billion|dozen)s?\b|\bdecades?\b|\bper ?cent\b/,
	/\b(?:twice|double[ds]?|triple[ds]?|half)\b/,
	/\b(?:first|only|most|top|unique|unmatched|unrivalled|leading|leaders?|better than)\b/,
	/\b(?:award\w*|certified|accredited|trusted by|experts?|proven|renowned)\b/,
	/\b(?:guarantee\w*|always|never|free|unlimited|risk-free)\b/,
	/\bworld(?:'s|-class|-leading)?\b/,
	/\bbest\b|\b\w{3,}est\b/,
];
const PATTERN = new RegExp(CLAIMS.map(({ source }) => source).join("|"), "gi");

/** Words that end like a superlative. */
const NO_SUPERLATIVE =
	/^(?:re|in|sug|di|con|pro)?(?:quest|test|terest|gest|vest)$|^(?:latest|guest|forest|honest|modest)$/i;

type Span = [start: number, end: number];

function spansOf(text: string, phrase: string): Span[] {
	const found: Span[] = [];
	const [where, what] = [text.toLowerCase(), phrase.toLowerCase()];
	for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
		found.push([at, at + what.length]);
	}
	return found;
}

/** The words of a text that claim something and stand in none of the allowed phrases. */
export function claimsIn(text: string, phrases: string[], figures: string[]): string[] {
	if (figures.includes(text)) return [];
	const allowed = phrases.flatMap((phrase) => spansOf(text, phrase));
	return [...text.matchAll(PATTERN)]
		.filter(({ 0: word }) => !NO_SUPERLATIVE.test(word))
		.filter(({ 0: word, index }) => {
			const end = index + word.replace(/[.,]+$/, "").length;
			return !allowed.some(([from, to]) => from <= index && end <= to);
		})
		.map(([word]) => word);
}

/** One line a claim in a content file that the register does not hold. */
export function unregisteredClaims(file: string, json: unknown, register: Claims): string[] {
	const phrases = [
		...register.claims.flatMap(({ wordings, standsIn }) => [
			...wordings,
			...standsIn.map(({ text }) => text),
		]),
		...register.ordinary.flatMap((group) => group.phrases),
	];
	const figures = register.claims.flatMap((claim) => claim.figures);
	return visibleTexts(json).flatMap(({ field, text }: VisibleText) =>
		claimsIn(text, phrases, figures).map(
			(word) =>
				`${file}, ${field}: “${word}” is a claim that claims.json does not hold; leave it out, or add it there with its source`,
		),
	);
}
