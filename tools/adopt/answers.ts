/** What `npm run adopt` asks, and the rules of each answer. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseColour } from "culori";
import { readMark } from "../brand/mark.ts";
import { checkFace, type Face } from "../fonts/faces.ts";

/** Throws one sentence that says how to write the answer, if it is wrong. */
type Check = (answer: string, folder: string) => unknown;

const matches =
	(pattern: RegExp, advice: string): Check =>
	(answer) => {
		if (!pattern.test(answer)) throw new Error(advice);
	};
const needed = matches(/\S/, "It is needed.");
const colour: Check = (answer) => {
	if (!parseColour(answer)) throw new Error("Write the colour as #2252cb.");
};
const free: Check = () => {};
const file =
	(read: (content: Buffer) => unknown): Check =>
	(path) => {
		if (path === "") return undefined;
		if (!existsSync(path)) throw new Error("There is no such file.");
		return read(readFileSync(path));
	};
const font = (face: Face) => file((content) => checkFace(content, face));
const year: Check = (answer) => {
	const now = new Date().getFullYear();
	if (/^\d{4}$/.test(answer) && Number(answer) >= 1900 && Number(answer) <= now) return;
	throw new Error(`Write the founding year with four digits, from 1900 to ${now}.`);
};

const CHOICES = {
	solutions: { group: "solutions" },
	services: { group: "services" },
	integrations: { kind: "integration" },
};
type Choice = keyof typeof CHOICES;
const isChoice = (key: string): key is Choice => key in CHOICES;

/** The ids of the pages of a company's folder among which a question asks to choose, in their order. */
export function choicesOf(folder: string, key: string): string[] {
	if (!isChoice(key)) return [];
	const [[field, value] = ["", ""]] = Object.entries(CHOICES[key]);
	return readdirSync(join(folder, "pages"))
		.filter((name) => name.endsWith(".json"))
		.map((name) => ({ name, page: JSON.parse(readFileSync(join(folder, "pages", name), "utf8")) }))
		.filter(({ page }) => page[field] === value)
		.sort((a, b) => a.page.order - b.page.order)
		.map(({ name }) => name.replace(/\.json$/, ""));
}

export const idsIn = (answer: string) => answer.split(",").flatMap((id) => id.trim() || []);

const choice =
	(key: Choice, least: number): Check =>
	(answer, folder) => {
		const known = choicesOf(folder, key);
		const [unknown] = idsIn(answer).filter((id) => !known.includes(id));
		if (!unknown && idsIn(answer).length >= least) return;
		const missing = unknown ? `There is no ${unknown}.` : "Name at least one.";
		throw new Error(`${missing} Choose from ${known.join(", ")}.`);
	};

/** The questions in their order, by the names of the answers. An answer is a text, or empty. */
const QUESTIONS = {
	company: ["Name of the firm as visitors know it", needed],
	legalEntity: ["Name of the firm as it is registered", needed],
	uen: ["Registration number", needed],
	country: [
		"Country of registration (two letters, such as SG)",
		matches(/^[a-z]{2}$/i, "Write the country with two letters, such as SG."),
	],
	registeredAddress: ["Registered address", needed],
	email: [
		"Email address for visitors",
		matches(/^\S+@\S+\.\S+$/, "Write the email address as hello@your-firm.com."),
	],
	officeHours: ["Office hours as visitors read them, with the place (Enter for none)", free],
	replyWithin: ["How soon you answer, such as one working day (Enter for no promise)", free],
	answeredBy: ["Who answers, such as One of our two founders (Enter for nobody named)", free],
	founded: ["Year of founding", year],
	phoneDigits: [
		"Digits of a visitor’s phone number, such as 9, or 7 to 15 (Enter for 10)",
		matches(/^(\d{1,2}( to \d{1,2})?)?$/, "Write the digits of a number as 9, or as 7 to 15."),
	],
	main: ["Main colour (#rrggbb)", colour],
	accent: ["Accent colour (#rrggbb)", colour],
	mark: [
		"Logo without the name: path of an SVG file (Enter for a neutral one)",
		file((svg) => readMark(`${svg}`)),
	],
	displayFace: [
		"Typeface of headings: path of a variable font (Enter for the present one)",
		font("display"),
	],
	textFace: ["Typeface of text: path of a variable font (Enter for the present one)", font("text")],
	solutions: ["Solutions to keep, separated by commas", choice("solutions", 1)],
	services: ["Services to keep, separated by commas", choice("services", 1)],
	integrations: [
		"Integrations to keep, separated by commas (Enter for all)",
		choice("integrations", 0),
	],
} satisfies Record<string, [question: string, check: Check]>;

type Key = keyof typeof QUESTIONS;
export type Answers = Record<Key, string>;

/** The names of the answers. */
export const questions = Object.keys(QUESTIONS) as Key[];

/** The words of a question. */
export const questionOf = (key: Key) => QUESTIONS[key][0];

/**
 * Returns one sentence that says how to write the answer, or undefined if it is right.
 * @param folder the company's folder
 */
export async function mistakeIn(
	key: Key,
	answer: string,
	folder: string,
): Promise<string | undefined> {
	try {
		await QUESTIONS[key][1](answer, folder);
		return undefined;
	} catch (error) {
		return (error as Error).message;
	}
}

/** @throws with one sentence for each answer that is missing or wrong */
export async function readAnswers(given: object, folder: string): Promise<Answers> {
	const mistakes = Object.keys(given)
		.filter((key) => !(key in QUESTIONS))
		.map((key) => `“${key}” is no question. Remove it.`);
	const answers: Partial<Answers> = {};
	for (const key of questions) {
		// A list may be a list.
		answers[key] = [(given as Partial<Answers>)[key] ?? ""].flat().join(", ").trim();
		const mistake = await mistakeIn(key, answers[key], folder);
		if (mistake) mistakes.push(`${key}: ${mistake}`);
	}
	if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
	return answers as Answers;
}
