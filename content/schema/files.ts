/**
 * The shape of every content file but the pages. The build, the editor and `npm run check` use
 * the schemas, so a mistake stops with its file and field named.
 */
import * as v from "valibot";
import { type EnquiryField, enquiryFields } from "#shared/enquiry.ts";
import { claimsSchema } from "./claims.ts";
import { day, positive, text } from "./fields.ts";

const siteSchema = v.strictObject({
	company: text,
	legalEntity: text,
	registeredAddress: text,
	uen: text,
	email: v.pipe(text, v.email()),
	founded: v.pipe(text, v.regex(/^\d{4}$/, "must be a year such as 1998")),
	copyrightYears: text,
	/** Until when the address in security.txt holds: less than a year ahead (RFC 9116, 2.5.5). */
	securityContactUntil: day,
	/** Facts that only the owner can give, by the name that the text pages use in braces. */
	facts: v.record(text, text),
});

/** Facts of a vacancy that search engines list; without them it is on the page only. */
const postingSchema = v.strictObject({
	datePosted: day,
	validThrough: day,
	locality: text,
	country: v.pipe(text, v.regex(/^[A-Z]{2}$/, "must be a country code such as SG")),
});

const MOST_VACANCIES = 12;

/** `company` holds the role and `title` the description: field names of the specification. */
const vacanciesSchema = v.pipe(
	v.array(
		v.strictObject({
			/** Names the vacancy in the address of its Apply link. */
			id: v.pipe(text, v.regex(/^[a-z0-9-]+$/, "must be lower case letters, digits and hyphens")),
			company: text,
			type: text,
			title: text,
			experience: text,
			posting: v.optional(postingSchema),
		}),
	),
	v.maxLength(MOST_VACANCIES),
);

const partnersSchema = v.array(
	v.strictObject({ id: positive, source: text, name: text, width: positive, height: positive }),
);

const tabsSchema = v.strictObject({
	Frontend: v.array(text),
	Backend: v.array(text),
	Servers: v.array(text),
	Cloud: v.array(text),
	DevOps: v.array(text),
	"Power Apps": v.array(text),
});

const technologiesSchema = v.strictObject({
	/** The tabs of the detail pages, in their order. */
	tabs: tabsSchema,
	/** The groups of the brochures' panel; each shows the technologies of a tab. */
	panel: v.strictObject({
		heading: text,
		groups: v.array(v.strictObject({ group: text, tab: v.keyof(tabsSchema) })),
	}),
	/** By title as shown; `alt` is the owner's spelling, `logo` a name `collection:icon`. */
	logos: v.record(
		text,
		v.strictObject({
			alt: text,
			logo: v.pipe(text, v.regex(/^(logos|devicon|kit):[a-z0-9-]+$/)),
		}),
	),
});

const label = { label: text };
const modal = v.strictObject({ title: text, text });

/** What the form shows around an input, unless the field has a schema of its own below. */
const fieldCopySchema = v.strictObject({
	...label,
	note: v.optional(text),
	hint: v.optional(text),
	placeholder: v.optional(text),
});
export type FieldCopy = v.InferOutput<typeof fieldCopySchema>;

const everyField = Object.fromEntries(
	enquiryFields.map((field) => [field, fieldCopySchema]),
) as Record<EnquiryField, typeof fieldCopySchema>;

const enquiryFormSchema = v.strictObject({
	fields: v.strictObject({
		...everyField,
		user_name: v.strictObject(label),
		company: v.strictObject({ ...label, note: text }),
		user_email: v.strictObject({ ...label, placeholder: text, hint: text }),
		phone: v.strictObject({ ...label, note: text, hint: text, careerHint: text }),
		enquiryType: v.strictObject(label),
		message: v.strictObject({ ...label, placeholder: text, careerPlaceholder: text }),
	}),
	send: v.literal("Send"),
	sending: v.literal("Sending.."),
	sendingStatus: text,
	success: modal,
	failure: modal,
	summaryHeading: text,
	buttonWhy: text,
	privacyLine: text,
	privacyNotice: text,
	draftKept: text,
	copyMessage: text,
	copied: text,
	copyByHand: text,
	writeEmail: text,
	emailSubject: text,
	offline: text,
	phoneDigitsOnly: text,
	consultation: v.strictObject({ label: text, message: text }),
	application: text,
	honeypotLabel: text,
});

/** What search engines are told of the firm, and language models of the site; no page loads it. */
const forMachinesSchema = v.strictObject({ description: text, summary: text });

/** What the owner has not replaced yet: the values that each fact had to begin with. */
const placeholdersSchema = v.strictObject({
	site: v.pick(siteSchema, ["company", "legalEntity", "registeredAddress", "uen", "email"]),
	facts: v.record(text, text),
	/** Names of the invented logos. */
	partners: v.array(text),
});

/** Each content file and the schema that it must meet. */
export const fileSchemas = {
	"claims.json": claimsSchema,
	"enquiry-form.json": enquiryFormSchema,
	"for-machines.json": forMachinesSchema,
	"partners.json": partnersSchema,
	"placeholders.json": placeholdersSchema,
	"site.json": siteSchema,
	"technologies.json": technologiesSchema,
	"ui.json": v.record(text, text),
	"vacancies.json": vacanciesSchema,
} as const;

export type Site = v.InferOutput<typeof siteSchema>;
export type Vacancy = v.InferOutput<typeof vacanciesSchema>[number];
