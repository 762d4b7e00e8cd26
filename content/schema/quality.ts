/** The schemas of the page about the quality of this site and of what was measured for it. */
import * as v from "valibot";
import {
	day,
	headingAndIntro,
	itemDescription,
	itemTitle,
	pageId,
	picture,
	text,
} from "./fields.ts";
import { step } from "./sections.ts";

/** Everything that has a limit. The commands that measure use these names. */
const figureIds = [
	...(["script", "style-sheet", "html"] as const),
	...(["performance", "other-scores", "shift", "blocking", "heading", "paint"] as const),
	...(["violations", "keyboard", "without-script"] as const),
	...(["tests", "release-tests", "power-cuts", "kills", "answer", "refused"] as const),
] as const;

export type FigureId = (typeof figureIds)[number];

/** Copy may name a number of the measurement in braces, and `{limit}`. */
const figure = v.strictObject({
	id: v.picklist(figureIds),
	name: text,
	/** What follows the value, such as "KB" or "of {of} pages". */
	unit: text,
	limit: v.number(),
	/** Whether the value has to reach the limit instead of staying below it. */
	least: v.optional(v.boolean(), false),
	/** The limit in words. */
	rule: text,
	/** What the figure means to a visitor. */
	meaning: text,
	/** The command that measures it. */
	command: v.pipe(text, v.regex(/^npm /, "must be a command such as npm test")),
});

const figureGroup = v.strictObject({
	id: v.pipe(
		text,
		v.regex(/^[a-z]+$/, "must be lower-case letters: it ends the address of the group"),
	),
	...headingAndIntro,
	figures: v.pipe(v.array(figure), v.minLength(1)),
});

const samples = v.strictObject({
	...headingAndIntro,
	/** The section has the background colour of this picture. */
	picture,
	/** Stands on each document. */
	mark: text,
	note: text,
	/** A link below the note, such as to all papers in one. */
	more: v.optional(v.strictObject({ text, page: pageId })),
	sheets: v.pipe(
		v.array(
			v.strictObject({
				/** Ends the address of the document; a page that shows it names it. */
				id: text,
				/** What kind of document it is. */
				name: itemTitle,
				title: text,
				about: text,
				/** Its parts; `note` stands at the end of the line, such as a page. */
				items: v.pipe(
					v.array(v.strictObject({ heading: text, text, note: v.optional(text) })),
					v.minLength(1),
				),
			}),
		),
		v.minLength(1),
	),
});

/** Only what the owner has confirmed is shown: `claim` is the id of its entry in claims.json. */
const claimed = { claim: text };

const proof = v.strictObject({
	heading: text,
	case: v.optional(
		v.strictObject({
			...claimed,
			title: text,
			text,
			facts: v.pipe(v.array(v.strictObject({ figure: text, label: text })), v.length(3)),
		}),
	),
	quote: v.optional(v.strictObject({ ...claimed, text, name: text, role: text })),
	person: v.optional(v.strictObject({ ...claimed, name: text, role: text, text })),
});

/** The fields of the page besides those that every page has. */
export const qualityFields = {
	typedHead: v.pipe(text, v.maxLength(60)),
	heading: text,
	statement: text,
	/** How this site was made. A step may show what was measured of it. */
	story: v.strictObject({
		heading: text,
		items: v.pipe(
			v.array(
				v.strictObject({
					step: itemTitle,
					picture,
					description: itemDescription,
					figure: v.optional(v.picklist(figureIds)),
				}),
			),
			v.minLength(1),
		),
	}),
	/** The summary of the verdicts; `{met}` and `{all}` stand for numbers. */
	summary: v.strictObject({ heading: text, count: text, explanation: text }),
	words: v.strictObject({
		figure: text,
		value: text,
		met: text,
		missed: text,
		all: text,
		measured: text,
	}),
	groups: v.pipe(v.array(figureGroup), v.minLength(1)),
	steps: v.strictObject({ heading: text, items: v.array(step) }),
	samples,
	proof,
};

const measurement = v.strictObject({
	value: v.number(),
	/** Other numbers that the copy of the figure names. */
	numbers: v.optional(v.record(text, v.number())),
	date: day,
	commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{7,40}$/, "must be the id of a commit")),
});

export const measurementsSchema = v.record(v.picklist(figureIds), measurement);

export type FigureRecord = v.InferOutput<typeof figure>;
export type Measurement = v.InferOutput<typeof measurement>;
export type Measurements = { [Id in FigureId]?: Measurement };
export type SamplesRecord = v.InferOutput<typeof samples>;
export type ProofRecord = v.InferOutput<typeof proof>;
