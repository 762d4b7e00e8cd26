/** The shape of a page's record in content/pages/, by its kind. */
import * as v from "valibot";
import {
	headed,
	itemDescription,
	pageId,
	picture,
	positive,
	route,
	type sectionId,
	slide,
	text,
} from "./fields.ts";
import { sectionSchema } from "./sections.ts";

const metaSchema = v.strictObject({
	/** For the browser's tab and search engines; without it, the page's name. */
	title: v.optional(v.pipe(text, v.maxLength(48))),
	description: v.pipe(text, v.minLength(100), v.maxLength(160)),
	keywords: text,
	/** Where it differs from the route, the page is served at both addresses. */
	canonical: v.optional(route),
	robots: v.optional(v.picklist(["index", "noindex"])),
});

const common = {
	route,
	/** The page's name in menus, cards, breadcrumbs and links. */
	name: text,
	/** A render in public/art, or the brand mark: `mark` or `mark-with-gap`. */
	picture,
	/** Position among the pages of its kind and group; pages without one come last. */
	order: v.optional(positive),
	meta: metaSchema,
};

const headerCopy = {
	/** The heading, where it is not the page's name. */
	title: v.optional(text),
	/** The typed line: 60 characters end within 3 seconds, below the 5 of WCAG 2.2.2. */
	description: v.pipe(text, v.maxLength(60)),
	detailedDescription: text,
};

const offered = {
	/** For cards and lists on other pages. */
	summary: itemDescription,
	cta: v.strictObject({ heading: text, text }),
};

const home = v.strictObject({
	kind: v.literal("home"),
	...common,
	/** Nine at most: carousel-slide.module.css shows the first of them before the script runs. */
	heroSlides: v.pipe(v.array(slide), v.minLength(1), v.maxLength(9)),
	partners: v.strictObject(headed),
	careers: v.strictObject({ name: text, ...headed, picture }),
});

const homeSection = { kind: v.literal("home-section"), ...common };

const homeSectionSchema = v.variant("section", [
	v.strictObject({ ...homeSection, section: v.literal("whatwedo"), ...headed }),
	v.strictObject({ ...homeSection, section: v.literal("ourservices"), ...headed }),
	v.strictObject({
		...homeSection,
		section: v.literal("techstack"),
		...headed,
		groups: v.array(v.strictObject({ group: text, note: text, items: v.array(text) })),
	}),
	v.strictObject({
		...homeSection,
		section: v.literal("whoweare"),
		heading: text,
		paragraphs: v.array(text),
		facts: v.array(v.strictObject({ figure: text, label: text })),
		highlights: v.array(v.strictObject({ title: text, description: text })),
	}),
	v.strictObject({
		...homeSection,
		section: v.literal("contact"),
		...headed,
		nextSteps: v.array(v.strictObject({ step: text, description: text })),
	}),
	v.strictObject({ ...homeSection, section: v.literal("footer") }),
]);

const offering = v.strictObject({
	kind: v.literal("offering"),
	...common,
	...offered,
	group: v.picklist(["solutions", "services"]),
	header: v.strictObject({ ...headerCopy, detailedDescription1: v.optional(text) }),
	slides: v.optional(
		v.strictObject({
			interval: v.picklist([5000, 10000]),
			items: v.pipe(v.array(slide), v.minLength(1)),
		}),
	),
	/** The decoration of 1.4 s after loading. */
	bounce: v.optional(v.boolean(), false),
	/** Extra padding above the sections, gone at the very top (Power Apps). */
	resetsPadding: v.optional(v.boolean(), false),
	sections: v.array(sectionSchema),
});

const provider = v.optional(text);

const integration = v.strictObject({
	kind: v.literal("integration"),
	...common,
	...offered,
	header: v.strictObject(headerCopy),
	insideData: v.array(
		v.strictObject({
			heading: text,
			title: text,
			description: text,
			img1: provider,
			img2: provider,
			img3: provider,
			img4: provider,
		}),
	),
});

/** Sections of other pages that a brochure shows, so that no copy is written twice. */
const sectionReference = v.union([
	v.strictObject({
		page: v.literal("home"),
		section: v.picklist(["whatwedo", "ourservices", "partners", "techstack", "whoweare", "career"]),
	}),
	/** Of an offering: the section with that id. Of an integration: `insideData`. */
	v.strictObject({ page: pageId, section: text }),
	v.strictObject({ panel: v.literal("techstack") }),
]);

const brochure = v.strictObject({
	kind: v.literal("brochure"),
	...common,
	/** The page it is the brochure of. */
	of: pageId,
	/** Its line in the index of brochures; without one it is not in the index. */
	note: v.optional(text),
	/** pdf: sections flow; pdf2: each begins a page; realestatepdf: the logo as header. */
	mode: v.picklist(["pdf", "pdf2", "realestatepdf"]),
	slide: v.strictObject({
		typedHead: v.pipe(text, v.maxLength(60)),
		heading1: text,
		heading2: text,
	}),
	/** The slide has its one indicator (third-party integrations). */
	indicator: v.optional(v.boolean(), false),
	summary: text,
	/** The description of the page it is about stands below the summary. */
	overview: v.optional(v.boolean(), false),
	sections: v.pipe(v.array(sectionReference), v.minLength(1)),
});

const brochureIndex = v.strictObject({
	kind: v.literal("brochure-index"),
	...common,
	heading: text,
	intro: text,
});

const textPage = v.strictObject({
	kind: v.literal("text"),
	...common,
	blocks: v.array(v.strictObject({ heading: text, text })),
});

const notice = v.strictObject({
	kind: v.literal("notice"),
	...common,
	/** The service puts its reasons into the page before it answers with it. */
	reasons: v.optional(v.boolean(), false),
	heading: text,
	advice: v.optional(text),
	text,
	homeLink: v.optional(text),
});

const notFound = v.strictObject({
	kind: v.literal("not-found"),
	...common,
	heading: text,
	text,
	advice: text,
	suggestion: text,
	homeLink: text,
});

export const pageSchema = v.variant("kind", [
	home,
	homeSectionSchema,
	offering,
	integration,
	brochure,
	brochureIndex,
	textPage,
	notice,
	notFound,
]);

export type PageRecord = v.InferOutput<typeof pageSchema>;
export type PageKind = PageRecord["kind"];
export type SectionReference = v.InferOutput<typeof sectionReference>;
export type LinkedSection = v.InferOutput<typeof sectionId>;
