/** The schemas of the page about the quality of this site and of what was measured for it. */
import * as v from "valibot";
import { day, headingAndIntro, itemTitle, picture, text } from "./fields.ts";
import { step } from "./sections.ts";

/** Everything that has a limit. The commands that measure use these names. */
export const figureIds = [
	"script",
	"style-sheet",
	"html",
	"performance",
	"other-scores",
	"blocking",
	"shift",
	"paint",
	"speed-index",
	"work",
	"task",
	"heading",
	"violations",
	"keyboard",
	"without-script",
	"tests",
	"release-tests",
	"power-cuts",
	"kills",
	"page-cost",
	"enquiry-cost",
	"backlog",
	"health",
	"build",
] as const;

export type FigureId = (typeof figureIds)[number];

/** Copy may name a number of the measurement in braces, and `{limit}` and `{goal}`. */
const figure = v.strictObject({
	id: v.picklist(figureIds),
	name: text,
	/** What follows the value, such as "KB" or "of {of} pages". */
	unit: text,
	limit: v.number(),
	/** What we aim for, where the limit is looser. Such a figure is met only at the goal. */
	goal: v.optional(v.number()),
	/** Whether the value has to reach the limit instead of staying below it. */
	least: v.optional(v.boolean(), false),
	/** The limit in words. */
	rule: text,
	/** What the figure means to a visitor. */
	meaning: text,
	/** What to compare it with. */
	compare: v.optional(text),
	/** The command that measures it. */
	command: v.pipe(text, v.regex(/^npm /, "must be a command such as npm test")),
});

const figureGroup = v.strictObject({
	id: v.pipe(
		text,
		v.regex(/^[a-z]+$/, "must be lower-case letters: it ends the address of the section"),
	),
	...headingAndIntro,
	tone: v.optional(v.picklist(["plain", "ink"]), "plain"),
	figures: v.pipe(v.array(figure), v.minLength(1)),
});

const samples = v.strictObject({
	...headingAndIntro,
	/** The section has the background colour of this picture. */
	picture,
	legend: text,
	/** Stands on each document. */
	mark: text,
	note: text,
	contract: v.strictObject({
		tab: itemTitle,
		title: text,
		parties: text,
		clauses: v.array(v.strictObject({ number: text, heading: text, text })),
	}),
	decision: v.strictObject({
		tab: itemTitle,
		title: text,
		about: text,
		parts: v.array(v.strictObject({ term: text, text })),
		considered: v.strictObject({
			heading: text,
			way: text,
			problem: text,
			ways: v.array(v.strictObject({ way: text, problem: text })),
		}),
		reconsider: v.strictObject({ term: text, text }),
	}),
	report: v.strictObject({
		tab: itemTitle,
		title: text,
		about: text,
		page: text,
		chapters: v.array(
			v.strictObject({ chapter: text, text, page: v.pipe(v.number(), v.integer()) }),
		),
	}),
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
	/** The summary of the verdicts; `{met}` and `{all}` stand for numbers. */
	summary: v.strictObject({ heading: text, count: text, explanation: text, missed: text }),
	words: v.strictObject({ met: text, missed: text, measured: text }),
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
