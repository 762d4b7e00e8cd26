/** The schema of the records in company/pages/, by kind. */
import * as v from "valibot";
import { demoSchema } from "#site/demos/demos.ts";
import { homeSectionIds, neededSectionIds } from "../section-ids.ts";
import {
	day,
	headingAndIntro,
	itemDescription,
	itemTitle,
	pageId,
	picture,
	positive,
	route,
	slide,
	text,
	typedHead,
} from "./fields.ts";
import { qualityFields } from "./quality.ts";
import { itemText, sectionSchema, step } from "./sections.ts";

const metaSchema = v.strictObject({
	/** The title in browser tabs and search results; by default the page's name. */
	title: v.optional(v.pipe(text, v.maxLength(48))),
	description: v.pipe(text, v.minLength(100), v.maxLength(160)),
	keywords: text,
	/** By default the route. If it differs, the page is served at both addresses. */
	canonical: v.optional(route),
	robots: v.optional(v.picklist(["index", "noindex"])),
});

const names = {
	route,
	/** The page's name in menus, cards, breadcrumbs and links. */
	name: text,
	/** A render in company/public/art, or the brand mark: `mark` or `mark-with-gap`. */
	picture,
};

const placeAndHead = {
	/** Position among the pages of the same kind and group. Pages without one come last. */
	order: v.optional(positive),
	meta: metaSchema,
};

const common = { ...names, ...placeAndHead };

/** Of a page that shows its picture at the top. */
const withHero = {
	...names,
	/** What the picture shows, unless it only decorates, as the drawn ones do. */
	pictureText: v.optional(text),
	...placeAndHead,
};

const headerCopy = {
	/** The heading: what the page promises. By default the page's name. */
	title: v.optional(text),
	/** The typed line above the heading, which names the page. */
	description: typedHead,
	detailedDescription: text,
};

/** The closing call. The example stands in the empty text area. */
const cta = v.strictObject({ heading: text, text, example: v.optional(text) });

const summaryAndCta = {
	/** The picture of the page's cards, by default the page's own. */
	cardPicture: v.optional(picture),
	/** For cards and lists on other pages. */
	summary: itemDescription,
	cta,
};

const home = v.strictObject({
	kind: v.literal("home"),
	...common,
	heading: text,
	/** Below the heading: what the firm works on, and for whom. */
	statement: v.optional(text),
	/** Introduces each slide, so that nobody takes one of them for all that the firm does. */
	example: v.optional(text),
	/** At most nine: carousel-slide.module.css needs a rule for each, to show one before its island starts. */
	heroSlides: v.pipe(v.array(slide), v.minLength(1), v.maxLength(9)),
	/** What follows the slides, in this order. */
	sections: v.optional(
		v.pipe(
			v.array(v.picklist(homeSectionIds)),
			v.check((ids) => new Set(ids).size === ids.length, "must have each section once"),
			v.check(
				(ids) => neededSectionIds.every((id) => ids.includes(id)),
				`must have ${neededSectionIds.join(", ")}: other pages link there`,
			),
		),
		[...homeSectionIds],
	),
	partners: v.strictObject(headingAndIntro),
	careers: v.strictObject({
		name: text,
		...headingAndIntro,
		picture,
		/** Stands in place of the cards while no vacancy is open. If it is empty, the section goes. */
		none: v.optional(v.string(), ""),
		/** What the pages of all vacancies have in common. */
		page: v.strictObject({
			typedHead,
			/** The heading above experience, skills and place, and the labels of these three. */
			needs: text,
			experience: text,
			skills: text,
			place: text,
			tasks: text,
			apply: v.strictObject({ heading: text, items: v.pipe(v.array(step), v.minLength(1)) }),
			/** The heading of the list of other open vacancies. */
			others: text,
		}),
	}),
});

const homeSection = { kind: v.literal("home-section"), ...common };

const homeSectionSchema = v.variant("section", [
	v.strictObject({ ...homeSection, section: v.literal("whatwedo"), ...headingAndIntro, cta }),
	v.strictObject({ ...homeSection, section: v.literal("ourservices"), ...headingAndIntro, cta }),
	v.strictObject({
		...homeSection,
		section: v.literal("techstack"),
		...headingAndIntro,
		groups: v.array(v.strictObject({ group: text, note: text, items: v.array(text) })),
		/** Stands beside the groups, in a tall part; the picture of the page is that of its call. */
		panelPicture: picture,
		cta,
	}),
	v.strictObject({ ...homeSection, section: v.literal("footer") }),
]);

/** The page of the form, which home shows too, and of sentences that may begin an enquiry. */
const contact = v.strictObject({
	kind: v.literal("contact"),
	...common,
	section: v.literal("contact"),
	...headingAndIntro,
	/** Sentences that follow the introduction, each only if the owner has given the fact it names. */
	reach: v.optional(v.array(text), []),
	nextSteps: v.array(v.strictObject({ step: text, description: text })),
	/** Says that the words of a closing call cannot be filled in without script. */
	wordsNote: text,
	beginnings: v.strictObject({
		...headingAndIntro,
		/** The label of each link. */
		action: text,
		items: v.array(
			v.strictObject({
				/** In the address of the link. */
				id: text,
				title: itemTitle,
				/** The message that the link writes into an empty form. */
				message: text,
				/** A small model. */
				picture,
				/** The picture whose ground the model stands on. */
				ground: picture,
			}),
		),
	}),
});

/** The page about the company. Home shows its heading, paragraphs and highlights. */
const company = v.strictObject({
	kind: v.literal("company"),
	...common,
	section: v.literal("whoweare"),
	heading: text,
	/** Home shows them all. Here the timeline tells what the first says, so `statement` replaces it. */
	paragraphs: v.pipe(v.array(text), v.minLength(2)),
	/** The link to what proves it. */
	more: v.strictObject({ text, page: pageId }),
	highlights: v.array(v.strictObject({ title: text, description: text, picture })),
	typedHead,
	statement: text,
	/** The ages of software in their order, from the founding year to today. */
	timeline: v.strictObject({
		...headingAndIntro,
		/** The ages as a row of models, which home shows from another side. */
		picture,
		today: text,
		/** What the firm still does for what each age left. A narrow screen shows each picture. */
		ages: v.pipe(v.array(v.strictObject({ name: itemTitle, picture, kept: text })), v.length(6)),
	}),
	/** Here; home has the heading of the page. */
	clients: v.strictObject({ heading: text, picture }),
	/** The heading above the people of site.json. */
	peopleHeading: text,
	/** What the firm promises and refuses: sentences of its other pages, in one place. */
	rules: v.strictObject({ heading: text, items: v.array(step) }),
	firstWeek: v.strictObject({ heading: text, items: v.array(step) }),
	/** With a picture of its own, because the page opens with the model that it is about. */
	cta: v.strictObject({ ...cta.entries, picture }),
});

/** The page with the figures of this site itself, and with samples of documents. */
const quality = v.strictObject({
	kind: v.literal("quality"),
	...withHero,
	...qualityFields,
	cta,
});

const offering = v.strictObject({
	kind: v.literal("offering"),
	...withHero,
	...summaryAndCta,
	group: v.picklist(["solutions", "services"]),
	/** The title of the banner on the pages below this one. */
	banner: v.optional(text),
	header: v.strictObject({
		...headerCopy,
		/** A page with one slide has none: the slide has its own. */
		description: v.optional(typedHead),
		detailedDescription1: v.optional(text),
	}),
	slides: v.optional(
		v.strictObject({
			interval: v.picklist([5000, 10000]),
			items: v.pipe(v.array(slide), v.minLength(1)),
		}),
	),
	/** Whether the hero's picture bounces for 1.4 s after loading. */
	bounce: v.optional(v.boolean(), false),
	/**
	 * Whether a tab adds padding above the sections until the visitor is back at the top (Power
	 * Apps).
	 */
	resetsPadding: v.optional(v.boolean(), false),
	sections: v.array(sectionSchema),
	/** The id of the sample document of the quality page that the page shows before its end. */
	paper: v.optional(text),
	/** On the card of a solution: a question, what its demo answers after the first gesture, and the place of the choice that the demo goes on with. */
	gesture: v.optional(
		v.strictObject({ text, answer: text, start: v.pipe(v.number(), v.integer()) }),
	),
});

const provider = v.optional(text);

const integration = v.strictObject({
	kind: v.literal("integration"),
	...withHero,
	...summaryAndCta,
	header: v.strictObject(headerCopy),
	insideData: v.array(
		v.strictObject({
			heading: text,
			title: text,
			description: text,
			/** Repeats the feature's copy, so it has no text of its own. */
			picture: v.optional(picture),
			img1: provider,
			img2: provider,
			img3: provider,
			img4: provider,
		}),
	),
	demo: demoSchema,
});

/** A section of another page that a brochure shows, so that no copy exists twice. */
const sectionReference = v.union([
	v.strictObject({
		page: v.literal("home"),
		section: v.picklist(["whatwedo", "ourservices", "partners", "techstack", "whoweare", "career"]),
	}),
	/**
	 * The section of an offering with this id, `insideData` of an integration, the `text` of a page of
	 * plain text, and of the page about quality its `figures` or the sample with this id.
	 */
	v.strictObject({ page: pageId, section: text }),
	v.strictObject({ panel: v.literal("techstack") }),
]);

const brochure = v.strictObject({
	kind: v.literal("brochure"),
	...common,
	/** The page that the brochure is about. */
	of: pageId,
	/** Its line in the index of brochures, which omits brochures without one. */
	note: v.optional(text),
	/**
	 * `pdf`: sections flow. `pdf2`: each starts on a new page. `realestatepdf`: the logo is the
	 * header.
	 */
	mode: v.picklist(["pdf", "pdf2", "realestatepdf"]),
	slide: v.strictObject({
		typedHead,
		heading1: text,
		heading2: text,
	}),
	summary: text,
	/** Whether the description of the page follows the summary. */
	overview: v.optional(v.boolean(), false),
	sections: v.pipe(v.array(sectionReference), v.minLength(1)),
});

const brochureIndex = v.strictObject({
	kind: v.literal("brochure-index"),
	...common,
	heading: text,
	intro: text,
});

/** The facts that job boards and search engines need to list a vacancy. Without them only the site shows it. */
const posting = v.strictObject({
	datePosted: day,
	locality: text,
	country: v.pipe(text, v.regex(/^[A-Z]{2}$/, "must be a country code such as SG")),
});

/**
 * An open position. The specification calls its name, which is the role, `company`, its skills `type` and
 * its description `title`.
 */
const vacancy = v.strictObject({
	kind: v.literal("vacancy"),
	...withHero,
	description: text,
	/** A list with commas. */
	skills: text,
	experience: text,
	/** What the work consists of. */
	tasks: v.pipe(v.array(itemText), v.minLength(2), v.maxLength(4)),
	place: v.optional(text),
	/** The last day to apply. From the next day the vacancy has no page. Without it, it stays open. */
	lastDay: v.optional(day),
	posting: v.optional(posting),
});

const condition = v.picklist([
	"own service",
	"hosted service",
	"mail server",
	"sent by email",
	"webhook",
	"acknowledgement",
	"automatic deletion",
	"no automatic deletion",
]);

const textPage = v.strictObject({
	kind: v.literal("text"),
	...common,
	blocks: v.array(
		v.strictObject({
			heading: text,
			/**
			 * The sentences of one paragraph. One with a condition is left out unless the settings meet
			 * it, and one that names a fact while the owner has not given it.
			 */
			sentences: v.array(v.strictObject({ text, when: v.optional(condition) })),
		}),
	),
});

/** A text to read, in Markdown. Its title is the name of the page; its summary is that for search engines. */
const article = {
	...withHero,
	/** Its first day, in UTC. A build before it leaves the page out. */
	day,
	/** The day of its last change. */
	changed: v.optional(day),
	/** The offerings that it is about. It links to them, and they to it. */
	offerings: v.optional(v.array(pageId), []),
	text: v.pipe(text, v.minLength(100)),
};

const note = v.strictObject({ kind: v.literal("note"), ...article });
const guide = v.strictObject({ kind: v.literal("guide"), ...article });

/** The list of all notes or of all guides. */
const articleIndex = v.strictObject({
	kind: v.literal("article-index"),
	...withHero,
	of: v.picklist(["note", "guide"]),
	intro: text,
});

const glossary = v.strictObject({
	kind: v.literal("glossary"),
	...withHero,
	heading: text,
	intro: text,
	terms: v.array(
		v.strictObject({
			term: text,
			meaning: text,
			/** Another form in which texts have the term. */
			also: v.optional(text),
		}),
	),
});

const notice = v.strictObject({
	kind: v.literal("notice"),
	...common,
	/** Whether the service inserts its reasons, and what was typed, before it sends the page. */
	reasons: v.optional(v.boolean(), false),
	heading: text,
	advice: v.optional(text),
	text,
	/**
	 * The service answers with this page at the address of a closed vacancy. It lists the open ones
	 * after `open`, or says `none`.
	 */
	vacancies: v.optional(v.strictObject({ open: text, none: text })),
	/** Follows the text, with the reference of the enquiry that the service has just stored. */
	reference: v.optional(text),
	homeLink: v.optional(text),
});

/** The page of the links in the owner's mail, on which a person says that an enquiry is answered. */
const answer = v.strictObject({
	kind: v.literal("answer"),
	...common,
	/** Without a link from a mail. */
	heading: text,
	text,
	/** The heading of an enquiry. */
	question: text,
	/** May name {name}, {type}, {time} and {age}. */
	facts: text,
	/** May name {reference}. */
	reference: text,
	/** May name {by} and {time}. */
	states: v.strictObject({
		open: text,
		answered: text,
		"not-enquiry": text,
		withdrawn: text,
		earlier: text,
	}),
	unchanged: text,
	who: text,
	choose: text,
	actions: v.strictObject({ answered: text, "not-enquiry": text, undo: text }),
	problems: v.strictObject({ link: text, erased: text, unavailable: text }),
});

/** Shows a visitor the state of an enquiry. */
const receipt = v.strictObject({
	kind: v.literal("receipt"),
	...common,
	heading: text,
	withoutScript: text,
	words: v.strictObject({
		/** Must name {reference}. */
		reference: text,
		states: v.strictObject({ received: text, "with-team": text, answered: text }),
		/** Stands beside a state that is not reached. */
		ahead: text,
		asking: text,
		unknown: text,
		away: text,
		again: text,
		takeBack: text,
		question: text,
		consequence: text,
		keep: text,
		"taken-back": text,
	}),
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
	contact,
	company,
	quality,
	offering,
	integration,
	brochure,
	brochureIndex,
	vacancy,
	textPage,
	note,
	guide,
	articleIndex,
	glossary,
	notice,
	answer,
	receipt,
	notFound,
]);

export type PageRecord = v.InferOutput<typeof pageSchema>;
export type Condition = v.InferOutput<typeof condition>;
export type PageKind = PageRecord["kind"];
export type SectionReference = v.InferOutput<typeof sectionReference>;
