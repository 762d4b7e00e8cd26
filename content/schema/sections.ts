/** The schemas of an offering's sections. */
import * as v from "valibot";
import { demoSchema } from "#site/demos/demos.ts";
import { itemDescription, itemTitle, pageId, picture, text } from "./fields.ts";

/** Items and steps have the field names of the specification. */
export const itemText = v.strictObject({ title: itemTitle, description: itemDescription });
const item = v.union([
	/**
	 * The layouts `columns`, `register` and `cards` have room for a small model; the first card fades into
	 * its picture.
	 */
	v.strictObject({ ...itemText.entries, picture: v.optional(picture) }),
	v.strictObject({ point: itemTitle, picture: v.optional(picture), description: itemDescription }),
]);
export const step = v.union([
	/** The page about the company stands a small model on each of its steps. */
	v.strictObject({
		step: itemTitle,
		picture: v.optional(picture),
		description: itemDescription,
	}),
	v.strictObject({ keyword: itemTitle, description: itemDescription }),
]);

const common = {
	id: v.pipe(
		text,
		v.regex(/^[a-z]+$/, "must be lower-case letters: it ends the address of the section"),
	),
	heading: text,
	/** The label in the sticky tabs, which omit sections without one. */
	tab: v.optional(text),
};
const tone = v.picklist(["plain", "ink"]);

export const sectionSchema = v.variant("kind", [
	v.strictObject({
		...common,
		kind: v.literal("items"),
		layout: v.picklist(["cards", "register", "benefits", "rows", "columns"]),
		tone: v.optional(tone, "plain"),
		fact: v.optional(v.strictObject({ figure: text, label: text })),
		/** Beside the items in the layout `benefits`. */
		picture: v.optional(picture),
		items: v.array(item),
	}),
	v.strictObject({
		...common,
		kind: v.literal("links"),
		layout: v.picklist(["join", "tiles"]),
		/** By default all integrations, with their own summaries. */
		items: v.optional(v.array(v.strictObject({ page: pageId, description: text }))),
	}),
	v.strictObject({
		...common,
		kind: v.literal("providers"),
		items: v.array(v.strictObject({ title: text, alt: text, logo: text })),
	}),
	v.strictObject({
		...common,
		kind: v.literal("techstack"),
		/** What the page's subject needs the technologies for, in the spelling of technologies.json. */
		uses: v.optional(
			v.pipe(
				v.array(
					v.strictObject({
						for: v.pipe(text, v.maxLength(24)),
						technologies: v.pipe(v.array(text), v.minLength(1), v.maxLength(3)),
					}),
				),
				v.minLength(2),
				v.maxLength(4),
			),
		),
	}),
	v.strictObject({ ...common, kind: v.literal("steps"), items: v.array(step) }),
	/** Its picture is a cutout, which stands on any panel. */
	v.strictObject({ ...common, kind: v.literal("banner"), text, picture }),
	/** Its heading and copy come from the demo. */
	v.strictObject({
		id: common.id,
		tab: common.tab,
		kind: v.literal("demo"),
		demo: demoSchema,
	}),
]);

export type SectionRecord = v.InferOutput<typeof sectionSchema>;
export type Item = v.InferOutput<typeof item>;
export type Step = v.InferOutput<typeof step>;
