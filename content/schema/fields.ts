/** Schemas of fields that several content files share. */
import "./messages.ts";
import * as v from "valibot";
import { sectionIds } from "../section-ids.ts";

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

/** A path of this site. Two slashes at its start would make it the address of another one. */
export const route = v.pipe(
	v.string(),
	v.regex(/^\/(?!\/)[\w/-]*$/, "must be a path such as /what-we-do"),
);

/** Refers to a page by its file name in company/pages/, without .json. */
export const pageId = v.pipe(text, v.regex(/^[a-z0-9-]+$/, "must be a file name of company/pages"));

/** A section of the home page. */
export const sectionId = v.picklist(sectionIds);

/** The name of a render in company/public/art/, without theme, width and extension. */
export const picture = v.pipe(text, v.regex(/^[a-z0-9-]+$/, "must be a name such as real-estate"));

export const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

const notADay = "must be a date such as 2027-03-31";

/** Whether a date is in the calendar: JavaScript takes 2027-02-30 for 2 March. */
function exists(date: string): boolean {
	const time = Date.parse(date);
	return Number.isNaN(time) || new Date(time).toISOString().startsWith(date);
}

export const day = v.pipe(v.string(), v.isoDate(notADay), v.check(exists, notADay));

export const headingAndIntro = { heading: text, intro: text };

/** The title of an item or a step. A longer one would take three lines on a phone. */
export const itemTitle = v.pipe(text, v.maxLength(45));

/** A description of one to three lines: the layout of cards and lists is made for this length. */
export const itemDescription = v.pipe(text, v.minLength(60), v.maxLength(230));

/** A typed line. 60 characters take under 3 seconds; WCAG 2.2.2 allows motion for 5. */
export const typedHead = v.pipe(text, v.maxLength(60));

const slideCopy = {
	typeID: text,
	/** One or two words: names the slide at its indicator, on wide screens. */
	label: v.optional(v.pipe(text, v.maxLength(15))),
	typedHead,
	heading1: text,
	heading2: v.string(),
	buttonName: v.picklist(["Visit", "Read More", "Hire Us"]),
};

/** A slide links to a page, whose picture it shows by default, or to a section of home. */
export const slide = v.union([
	v.strictObject({ ...slideCopy, page: pageId, picture: v.optional(picture) }),
	v.strictObject({ ...slideCopy, section: sectionId, picture }),
]);

export type SlideRecord = v.InferOutput<typeof slide>;
