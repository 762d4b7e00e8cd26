/**
 * The schemas of all content files except the pages. The build, the editor and `npm run check`
 * apply them and name the file and field of a mistake.
 */
import * as v from "valibot";
import { type EnquiryField, enquiryFields } from "#shared/enquiry.ts";
import { mailsSchema } from "#shared/words.ts";
import { claimsSchema } from "./claims.ts";
import { day, itemTitle, positive, text } from "./fields.ts";
import { measurementsSchema } from "./quality.ts";

/** A person of the firm, as the page about the company names them. */
const person = v.strictObject({ name: itemTitle, role: text });

const siteSchema = v.strictObject({
	company: text,
	legalEntity: text,
	registeredAddress: text,
	uen: text,
	/** Of the registration: two letters (ISO 3166), such as SG. */
	country: v.pipe(text, v.regex(/^[A-Z]{2}$/, "must be two capital letters such as SG")),
	email: v.pipe(text, v.email()),
	/** Shown only when given, as is all that is optional here. */
	phone: v.optional(
		v.pipe(text, v.regex(/^\+[\d ()-]{7,}$/, "must be a number such as +65 6123 4567")),
	),
	/** As visitors read it, such as "Monday to Friday, 9:00 to 18:00 in Singapore". */
	officeHours: v.optional(text),
	/** How soon a visitor has an answer, such as "one working day". */
	replyWithin: v.optional(text),
	/** Who answers, such as "One of our two founders". */
	answeredBy: v.optional(text),
	people: v.optional(v.array(person)),
	founded: v.pipe(
		text,
		v.regex(/^\d{4}$/, "must be a year such as 1998"),
		v.check((year) => Number(year) <= new Date().getFullYear(), "must not be in the future"),
	),
	copyrightYears: text,
	/** The expiry date of security.txt, less than a year ahead (RFC 9116, section 2.5.5). */
	securityContactUntil: day,
	/** Facts that only the owner can give. Text pages refer to them by name, in braces. */
	facts: v.record(text, text),
});

const partnersSchema = v.array(
	v.strictObject({ source: text, name: text, width: positive, height: positive }),
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
	/** The tabs of the offering pages, in order. */
	tabs: tabsSchema,
	/** The panel in brochures. Each group shows the technologies of a tab. */
	panel: v.strictObject({
		heading: text,
		groups: v.array(v.strictObject({ group: text, tab: v.keyof(tabsSchema) })),
	}),
	/**
	 * By displayed title. `alt` is the trademark owner's spelling, `logo` a name such as
	 * `devicon:react`.
	 */
	logos: v.record(
		text,
		v.strictObject({
			alt: text,
			logo: v.pipe(text, v.regex(/^(devicon|kit):[a-z0-9-]+$/)),
		}),
	),
});

const label = { label: text };
const modal = v.strictObject({ title: text, text });

/** The copy around an input of the form. Fields with other copy have their own schema below. */
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
		phone: v.strictObject({ ...label, note: text }),
		enquiryType: v.strictObject(label),
		message: v.strictObject({ ...label, placeholder: text, careerPlaceholder: text }),
	}),
	send: v.literal("Send"),
	sending: v.literal("Sending.."),
	sendingStatus: text,
	sentStatus: text,
	notSentStatus: text,
	/** The reference is that of our own service, which knows the enquiry. */
	success: v.strictObject({ ...modal.entries, reference: text, follow: text }),
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
	firstWords: text,
	consultation: v.strictObject({ label: text, message: text }),
	application: text,
	honeypotLabel: text,
});

const digits = v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(15));

/** The rule for the phone numbers of visitors: the fewest and most digits, and how to write them. */
const phoneSchema = v.pipe(
	v.strictObject({ least: digits, most: digits, hint: text }),
	v.forward(
		v.check(({ least, most }) => least <= most, "must not be less than the fewest digits"),
		["most"],
	),
);

/** The descriptions in structured data and llms.txt, which no page shows. */
const forMachinesSchema = v.strictObject({ description: text, summary: text });

/** The schema of each content file. */
export const fileSchemas = {
	"claims.json": claimsSchema,
	"enquiry-form.json": enquiryFormSchema,
	"for-machines.json": forMachinesSchema,
	"mails.json": mailsSchema,
	"measurements.json": measurementsSchema,
	"partners.json": partnersSchema,
	"phone.json": phoneSchema,
	"site.json": siteSchema,
	"technologies.json": technologiesSchema,
	"ui.json": v.record(text, text),
} as const;

export type Partner = v.InferOutput<typeof partnersSchema>[number];
export type Site = v.InferOutput<typeof siteSchema>;
