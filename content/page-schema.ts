/** The shape of the pages in content/pages/: what each says of itself, and its sections. */
import * as v from "valibot";
import { route, section, slideSchema, words } from "./schema.ts";

/** What every page says of itself to browsers and search engines. */
export const metaSchema = v.strictObject({
	route,
	title: v.pipe(words, v.maxLength(48)),
	description: v.pipe(words, v.minLength(100), v.maxLength(160)),
	keywords: words,
	canonical: route,
	robots: v.picklist(["index", "noindex"]),
});

const description = v.pipe(words, v.minLength(60), v.maxLength(230));
const title = v.pipe(words, v.maxLength(45));

/** Items keep the field names of the specification's records. */
const itemSchema = v.union([
	v.strictObject({ title, description }),
	v.strictObject({ point: title, description }),
]);
const stepSchema = v.union([
	v.strictObject({ step: title, description }),
	v.strictObject({ keyword: title, description }),
]);

const headed = {
	id: v.pipe(words, v.regex(/^[a-z]+$/, "must be lower case letters: it is the anchor")),
	heading: words,
	/** Label in the sticky tabs; a section without one is not in them. */
	tab: v.optional(words),
};
const tone = v.picklist(["plain", "ink"]);

const itemsSchema = v.strictObject({
	...headed,
	kind: v.literal("items"),
	layout: v.picklist(["cards", "register", "benefits", "glyphs", "columns"]),
	tone: v.optional(tone, "plain"),
	fact: v.optional(v.strictObject({ figure: words, label: words })),
	items: v.array(itemSchema),
});

const linksSchema = v.strictObject({
	...headed,
	kind: v.literal("links"),
	layout: v.picklist(["join", "tiles"]),
	items: v.array(v.strictObject({ title, description: words, url: route, button: words })),
});

const providersSchema = v.strictObject({
	...headed,
	kind: v.literal("providers"),
	items: v.array(v.strictObject({ title: words, alt: words, logo: words })),
});

export const sectionSchema = v.variant("kind", [
	itemsSchema,
	linksSchema,
	providersSchema,
	v.strictObject({ ...headed, kind: v.literal("techstack"), tone }),
	v.strictObject({ ...headed, kind: v.literal("steps"), items: v.array(stepSchema) }),
	v.strictObject({ ...headed, kind: v.literal("banner"), text: words }),
]);

const headerSchema = v.strictObject({
	key: words,
	title: words,
	/** The typed line: 60 characters end within 3 seconds, under the 5 of WCAG 2.2.2. */
	description: v.pipe(words, v.maxLength(60)),
	detailedDescription: words,
	detailedDescription1: v.optional(words),
});

const common = {
	meta: metaSchema,
	parent: v.strictObject({ label: words, section }),
	header: headerSchema,
	picture: words,
	cta: v.strictObject({ heading: words, text: words }),
	/** The neighbour that the page points to at its end. */
	next: route,
};

/** A solution or a service. */
export const offeringSchema = v.strictObject({
	...common,
	crumb: words,
	slides: v.optional(
		v.strictObject({
			interval: v.picklist([5000, 10000]),
			items: v.pipe(v.array(slideSchema), v.minLength(1)),
		}),
	),
	/** The decoration of 1.4 s after loading. */
	bounce: v.optional(v.boolean()),
	/** Extra padding above the sections, gone at the very top (Power Apps). */
	resetsPadding: v.optional(v.boolean()),
	sections: v.array(sectionSchema),
});

const provider = v.optional(words);
/** One kind of integration, with the providers that it joins. */
export const integrationSchema = v.strictObject({
	...common,
	banner: words,
	insideData: v.array(
		v.strictObject({
			heading: words,
			title: words,
			description: words,
			img1: provider,
			img2: provider,
			img3: provider,
			img4: provider,
		}),
	),
});

/** A page of plain text: privacy, accessibility, security. */
export const textSchema = v.strictObject({
	meta: metaSchema,
	blocks: v.array(v.strictObject({ heading: words, text: words })),
});

/** Sections of other pages that a print page takes over, so that no words are written twice. */
const referenceSchema = v.union([
	v.strictObject({
		page: v.literal("home"),
		section: v.picklist(["whatwedo", "ourservices", "partners", "techstack", "whoweare", "career"]),
	}),
	/** Of an offering: the section with that id. Of an integration: `insideData`. */
	v.strictObject({ page: words, section: words }),
	v.strictObject({ panel: v.literal("techstack") }),
]);

/** A page for paper. */
export const brochureSchema = v.strictObject({
	meta: metaSchema,
	/** pdf: sections flow; pdf2: each begins a page; realestatepdf: the logo as header. */
	mode: v.picklist(["pdf", "pdf2", "realestatepdf"]),
	slide: v.strictObject({
		...v.pick(slideSchema, ["typedHead", "heading1", "heading2", "route", "image"]).entries,
		buttonName: v.literal("Visit"),
	}),
	/** The slide has its one indicator (third-party integrations). */
	indicator: v.optional(v.boolean()),
	summary: words,
	/** The page whose description stands below the summary. */
	overview: v.optional(words),
	sections: v.pipe(v.array(referenceSchema), v.minLength(1)),
});

/** The list of print pages. */
export const brochureIndexSchema = v.strictObject({
	meta: metaSchema,
	heading: v.literal("PDF Pages Link :"),
	intro: words,
	links: v.pipe(
		v.array(v.strictObject({ label: words, route, note: words, picture: words })),
		v.length(7),
	),
});

const plainSchema = v.strictObject({ meta: metaSchema });

/** The schema of a page's record, told by what the record holds; so a mistake is named by its field. */
export function pageSchemaOf(record: unknown) {
	const has = (key: string) => typeof record === "object" && record !== null && key in record;
	if (has("mode")) return brochureSchema;
	if (has("links")) return brochureIndexSchema;
	if (has("sections")) return offeringSchema;
	if (has("insideData")) return integrationSchema;
	return has("blocks") ? textSchema : plainSchema;
}

/** As an import of the JSON gives it: literals widened. */
export type PageMeta = Record<keyof v.InferOutput<typeof metaSchema>, string>;
export type Offering = v.InferInput<typeof offeringSchema>;
export type Integration = v.InferInput<typeof integrationSchema>;
export type TextPageRecord = v.InferOutput<typeof textSchema>;
export type Brochure = v.InferOutput<typeof brochureSchema>;
export type SectionReference = v.InferOutput<typeof referenceSchema>;
export type Section = v.InferInput<typeof sectionSchema>;
export type SectionOf<K extends Section["kind"]> = Extract<Section, { kind: K }>;
export type Item = v.InferInput<typeof itemSchema>;
export type Step = v.InferInput<typeof stepSchema>;
export type Provider = SectionOf<"providers">["items"][number];
export type IntegrationLink = SectionOf<"links">["items"][number];
