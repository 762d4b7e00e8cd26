/**
 * The shape of everything in content/. The pages use the types; the build and the
 * tests use the schemas, so a slip of the editor stops with file and field named.
 */
import * as v from "valibot";
import { type EnquiryField, enquiryFields } from "#shared/enquiry.ts";
import { sectionIds } from "./section-ids.ts";

export const words = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
export const route = v.pipe(
	v.string(),
	v.regex(/^\/[\w/-]*$/, "must be a path such as /what-we-do"),
);
const digits = v.pipe(v.number(), v.integer(), v.minValue(1));

export const section = v.picklist(sectionIds);

const day = v.pipe(v.string(), v.isoDate("must be a date such as 2027-03-31"));

export const siteSchema = v.strictObject({
	company: words,
	legalEntity: words,
	registeredAddress: words,
	uen: words,
	email: v.pipe(words, v.email()),
	founded: v.literal("1998"),
	copyrightYears: words,
	/** Until when the address in security.txt holds: less than a year ahead (RFC 9116, 2.5.5). */
	securityContactUntil: day,
	/** Facts that only the owner can give; the pages show these words until then. */
	standIns: v.record(words, words),
});

const pictureLink = v.strictObject({ label: words, route, picture: words });
const plainLink = v.strictObject({ label: words, route });
const sectionTarget = v.strictObject({ label: words, section });

export const menusSchema = v.strictObject({
	sections: v.pipe(v.array(sectionTarget), v.length(4)),
	solutions: v.pipe(v.array(pictureLink), v.length(6)),
	services: v.pipe(v.array(pictureLink), v.length(6)),
	company: v.array(v.union([sectionTarget, plainLink])),
	integrations: v.pipe(v.array(pictureLink), v.length(6)),
	otherPages: v.array(plainLink),
	/** Which page of the site has which page for paper. */
	sheets: v.array(v.strictObject({ route, sheet: route })),
});

export const slideSchema = v.strictObject({
	typeID: words,
	typedHead: v.pipe(words, v.maxLength(60)),
	heading1: words,
	heading2: v.string(),
	route,
	routeState: v.union([v.literal(""), section]),
	buttonName: v.picklist(["Visit", "Read More", "Hire Us"]),
	image: words,
});

const cardSchema = v.strictObject({
	title: v.pipe(words, v.maxLength(45)),
	description: v.pipe(words, v.minLength(60), v.maxLength(230)),
	route,
	imageSrc: words,
});

const headed = { heading: words, intro: words };

export const homeSchema = v.strictObject({
	heroSlides: v.pipe(v.array(slideSchema), v.length(7)),
	whatWeDo: v.strictObject({ ...headed, cards: v.pipe(v.array(cardSchema), v.length(6)) }),
	services: v.strictObject({ ...headed, cards: v.pipe(v.array(cardSchema), v.length(6)) }),
	partners: v.strictObject(headed),
	techstack: v.strictObject({
		...headed,
		groups: v.pipe(
			v.array(v.strictObject({ group: words, note: words, items: v.array(words) })),
			v.length(3),
		),
	}),
	trackRecord: v.strictObject({
		heading: words,
		paragraphs: v.array(words),
		facts: v.array(v.strictObject({ figure: words, label: words })),
		highlights: v.pipe(v.array(v.strictObject({ title: words, description: words })), v.length(2)),
	}),
	careers: v.strictObject({ ...headed, picture: words }),
});

/** Facts of a vacancy that search engines list; without them it is on the page only. */
const postingSchema = v.strictObject({
	datePosted: day,
	validThrough: day,
	locality: words,
	country: v.pipe(words, v.regex(/^[A-Z]{2}$/, "must be a country code such as SG")),
});

/** `company` holds the role and `title` the description: field names of the specification. */
export const vacanciesSchema = v.pipe(
	v.array(
		v.strictObject({
			company: words,
			type: words,
			title: words,
			experience: words,
			imageSrc: words,
			posting: v.optional(postingSchema),
		}),
	),
	v.length(2),
);

export const partnersSchema = v.pipe(
	v.array(
		v.strictObject({ id: digits, source: words, name: words, width: digits, height: digits }),
	),
	v.length(21),
);

/** By title as shown; `alt` is the owner's spelling, `logo` a name `collection:icon`. */
export const technologiesSchema = v.record(
	words,
	v.strictObject({
		alt: words,
		logo: v.pipe(words, v.regex(/^(logos|devicon|kit):[a-z0-9-]+$/)),
	}),
);

/** The tabs of the detail pages, in their order; each title stands in technologies.json. */
export const techstackSchema = v.strictObject({
	Frontend: v.array(words),
	Backend: v.array(words),
	Servers: v.array(words),
	Cloud: v.array(words),
	DevOps: v.array(words),
	"Power Apps": v.array(words),
});

/** The four groups of the print pages' panel; each shows the technologies of a tab. */
export const techstackPanelSchema = v.strictObject({
	heading: words,
	groups: v.pipe(
		v.array(v.strictObject({ group: words, tab: v.keyof(techstackSchema) })),
		v.length(4),
	),
});

export const uiSchema = v.record(words, words);

const label = { label: words };

/** What the form shows around an input, unless the field has a schema of its own below. */
const fieldCopySchema = v.strictObject({
	...label,
	note: v.optional(words),
	hint: v.optional(words),
	placeholder: v.optional(words),
});
export type FieldCopy = v.InferOutput<typeof fieldCopySchema>;

const everyField = Object.fromEntries(
	enquiryFields.map((field) => [field, fieldCopySchema]),
) as Record<EnquiryField, typeof fieldCopySchema>;

export const contactSchema = v.strictObject({
	...headed,
	nextSteps: v.pipe(v.array(v.strictObject({ step: words, description: words })), v.length(3)),
	fields: v.strictObject({
		...everyField,
		user_name: v.strictObject(label),
		company: v.strictObject({ ...label, note: words }),
		user_email: v.strictObject({ ...label, placeholder: words, hint: words }),
		phone: v.strictObject({ ...label, note: words, hint: words, careerHint: words }),
		enquiryType: v.strictObject(label),
		message: v.strictObject({ ...label, placeholder: words, careerPlaceholder: words }),
	}),
	send: v.literal("Send"),
	sending: v.literal("Sending.."),
	sendingStatus: words,
	ok: v.literal("OK"),
	success: v.strictObject({ title: words, text: words }),
	failure: v.strictObject({ title: words, text: words }),
	summaryHeading: words,
	buttonWhy: words,
	privacyLine: words,
	privacyNotice: words,
	draftKept: words,
	copyMessage: words,
	copied: words,
	copyByHand: words,
	writeEmail: words,
	emailSubject: words,
	offline: words,
	phoneDigitsOnly: words,
	consultation: v.strictObject({ label: words, message: words }),
	application: words,
	honeypotLabel: words,
});

export const messagesSchema = v.strictObject({
	notFound: v.strictObject({
		heading: words,
		text: words,
		advice: words,
		suggestion: words,
		home: words,
	}),
	broken: v.strictObject({ heading: words, text: words, reload: words }),
	enquirySent: v.strictObject({ heading: words, text: words, home: words }),
	enquiryFailed: v.strictObject({ heading: words, text: words, advice: words }),
});

/** What search engines are told of the firm, and language models of the site; no page loads it. */
export const forMachinesSchema = v.strictObject({ description: words, summary: words });

/** What the owner has not replaced yet: the values that each fact had to begin with. */
export const standInsSchema = v.strictObject({
	site: v.pick(siteSchema, ["company", "legalEntity", "registeredAddress", "uen", "email"]),
	standIns: v.record(words, words),
	/** Names of the invented logos. */
	partners: v.array(words),
});

/** Each content file and the schema that it must meet. */
export const files = {
	"site.json": siteSchema,
	"menus.json": menusSchema,
	"home.json": homeSchema,
	"vacancies.json": vacanciesSchema,
	"partners.json": partnersSchema,
	"technologies.json": technologiesSchema,
	"techstack.json": techstackSchema,
	"techstack-panel.json": techstackPanelSchema,
	"ui.json": uiSchema,
	"contact.json": contactSchema,
	"messages.json": messagesSchema,
	"for-machines.json": forMachinesSchema,
	"stand-ins.json": standInsSchema,
} as const;

export type Site = v.InferOutput<typeof siteSchema>;
export type Vacancy = v.InferOutput<typeof vacanciesSchema>[number];
export type Menus = v.InferOutput<typeof menusSchema>;
export type Home = v.InferOutput<typeof homeSchema>;
export type TechstackPanelWords = v.InferOutput<typeof techstackPanelSchema>;
export type HeroSlide = v.InferOutput<typeof slideSchema>;
export type Card = v.InferOutput<typeof cardSchema>;
