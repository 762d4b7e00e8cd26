/** What `npm run adopt` asks, and the rules of each answer. */
import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { readMark } from "../brand/mark.ts";

const YEAR = new Date().getFullYear();

const filled = (advice: string) => v.pipe(v.string(advice), v.trim(), v.nonEmpty(advice));
const pageIds = (advice: string) => v.pipe(v.array(filled(advice), advice), v.minLength(1, advice));
const colour = (name: string) =>
	v.pipe(
		filled(`Give the ${name} colour, such as #2252cb.`),
		v.regex(/^(#[\da-f]{3}|#[\da-f]{6}|oklch\(.+\))$/i, `Write the ${name} colour as #2252cb.`),
	);
const optionalFile = (advice: string) =>
	v.pipe(
		v.string(),
		v.check((file) => file === "" || existsSync(file), advice),
	);
const font = optionalFile("There is no such file: give the path of a font, or nothing.");

const drawing = v.pipe(
	optionalFile("There is no such file: give the path of an SVG file, or nothing."),
	v.rawCheck(({ dataset, addIssue }) => {
		if (!dataset.typed || dataset.value === "") return;
		try {
			readMark(readFileSync(dataset.value, "utf8"));
		} catch (error) {
			addIssue({ message: (error as Error).message });
		}
	}),
);

/** A fact that is shown only when it is given. */
const optional = (question: string) => v.pipe(v.optional(v.string(), ""), v.title(question));

/** The answers by their names, in the order in which they are asked; the title is the question. */
export const answersSchema = v.strictObject({
	company: v.pipe(
		filled("Give the name of the firm as visitors know it."),
		v.title("Name of the firm"),
	),
	legalEntity: v.pipe(
		filled("Give the name of the firm as it is registered, such as Example Pte. Ltd."),
		v.title("Registered name"),
	),
	uen: v.pipe(filled("Give the registration number of the firm."), v.title("Registration number")),
	country: v.pipe(
		filled("Give the country of registration, such as SG."),
		v.toUpperCase(),
		v.regex(/^[A-Z]{2}$/, "Write the country with two letters, such as SG."),
		v.title("Country of registration (two letters, such as SG)"),
	),
	registeredAddress: v.pipe(
		filled("Give the registered address of the firm."),
		v.title("Registered address"),
	),
	email: v.pipe(
		filled("Give the address that visitors may write to."),
		v.email("Write the email address as hello@your-firm.com."),
		v.title("Email address for visitors"),
	),
	officeHours: optional("Office hours as visitors read them, with the place (Enter for none)"),
	replyWithin: optional("How soon you answer, such as one working day (Enter for no promise)"),
	answeredBy: optional("Who answers, such as One of our two founders (Enter for nobody named)"),
	founded: v.pipe(
		filled("Give the year in which the firm was founded."),
		v.regex(/^\d{4}$/, `Write the founding year with four digits, such as ${YEAR - 10}.`),
		v.check((year) => Number(year) <= YEAR, "The founding year cannot be in the future."),
		v.check((year) => Number(year) >= 1900, "The founding year must be after 1900."),
		v.title("Year of founding"),
	),
	phoneDigits: v.pipe(
		v.optional(v.string(), ""),
		v.regex(
			/^(\d{1,2}( to \d{1,2})?)?$/,
			"Write the digits of a phone number as 9, or as 7 to 15.",
		),
		v.title("Digits of a visitor’s phone number, such as 9, or 7 to 15 (Enter for 10)"),
	),
	main: v.pipe(colour("main"), v.title("Main colour (#rrggbb)")),
	accent: v.pipe(colour("accent"), v.title("Accent colour (#rrggbb)")),
	mark: v.pipe(
		v.optional(drawing, ""),
		v.title("Logo without the name: path of an SVG file (Enter for a neutral one)"),
	),
	displayFace: v.pipe(
		v.optional(font, ""),
		v.title("Typeface of headings: path of a variable font (Enter for the present one)"),
	),
	textFace: v.pipe(
		v.optional(font, ""),
		v.title("Typeface of text: path of a variable font (Enter for the present one)"),
	),
	/** The ids of the pages to keep, in the order of menus and cards. */
	solutions: v.pipe(
		pageIds("Name at least one solution to keep."),
		v.title("Solutions to keep, separated by commas"),
	),
	services: v.pipe(
		pageIds("Name at least one service to keep."),
		v.title("Services to keep, separated by commas"),
	),
});

export type Answers = v.InferOutput<typeof answersSchema>;

/** The names of the answers. */
export const questions = Object.keys(answersSchema.entries) as (keyof Answers)[];

/** The words of a question. */
export const questionOf = (key: keyof Answers) => v.getTitle(answersSchema.entries[key]) ?? key;

/** Returns one sentence that says how to write the answer, or undefined if it is right. */
export const mistakeIn = (key: keyof Answers, answer: unknown): string | undefined =>
	v.safeParse(answersSchema.entries[key], answer).issues?.[0].message;

/** Returns one sentence that lists the offerings if one is wanted that is not among them. */
export function offeringMistake(group: string, known: string[], wanted: string[]) {
	const unknown = wanted.filter((id) => !known.includes(id));
	return unknown.length > 0
		? `${group}: there is no ${unknown.join(", ")}. Choose from ${known.join(", ")}.`
		: undefined;
}

/** @throws with one sentence for each answer that is missing or wrong */
export function readAnswers(given: unknown): Answers {
	const { success, output, issues } = v.safeParse(answersSchema, given);
	if (success) return output;
	const sentences = issues.map((issue) => {
		const field = v.getDotPath(issue);
		const known = field && questions.some((key) => field.startsWith(key));
		return known ? `${field}: ${issue.message}` : `“${field}” is no question. Remove it.`;
	});
	throw new Error(sentences.join("\n"));
}
