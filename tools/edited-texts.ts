/**
 * Changes fifty texts of the firm at random in a copy of the project, as an owner does, and runs the
 * tests there: none may depend on a sentence. A text that the content check refuses, with a sentence
 * that says what to do, is taken back. The tests in company/ do not run: they say that a change of what
 * the specification fixes has to be on purpose. `--seed` repeats a choice.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { checkContent, contentFiles } from "#content/check/check-content.ts";
import { inOneLine } from "#content/check/content-error.ts";
import { visibleCopy } from "#content/check/visible-copy.ts";
import { formatRecord, parseRecord } from "#content/record-file.ts";
import { inCopy } from "./project-copy.ts";
import { main, runEach, runStep, say } from "./step.ts";
import { buildTests, type Suite, unitTests } from "./suites.ts";

const { values } = parseArgs({ options: { seed: { type: "string" } } });
const seed = Number(values.seed ?? Date.now() % 1_000_000);

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
function randomNumbers(state: number) {
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

const random = randomNumbers(seed);
const anyOf = <T>(things: readonly T[]) => things[Math.floor(random() * things.length)] as T;

/** A label begins with its visible text, as a test says in a sentence. */
const MORE_THAN_TEXT = /^ui\.json downloadPdf/;
/** Files with names, addresses, figures and pictures instead of texts. */
const NO_TEXTS = new Set(["brand.json", "measurements.json", "claims.json"]);

/** A plain word is neither a placeholder, a figure, a name in mixed letters nor a piece of code. */
const PLAIN = /(?<![\w{./@&-])[A-Za-z]?[a-z]{3,}(?![\w}./@&-])/g;

/** A text with another word in the place of one of its own, as long as it was. */
function reworded(text: string): string | undefined {
	const words = [...text.matchAll(PLAIN)];
	if (words.length === 0) return undefined;
	const { 0: word, index } = anyOf(words);
	const letters = [...word].map((letter, at) => (at === 0 ? letter : anyOf([..."aeilnorst"])));
	return text.slice(0, index) + letters.join("") + text.slice(index + word.length);
}

type Edit = { file: string; field: string; text: string };

/** A content file's record with its changed texts in place. The name of a field may have dots. */
function withTexts(json: unknown, texts: Map<string, string>, field = ""): unknown {
	if (typeof json === "string") return texts.get(field) ?? json;
	if (Array.isArray(json)) return json.map((one, at) => withTexts(one, texts, below(field, at)));
	if (typeof json !== "object" || json === null) return json;
	return Object.fromEntries(
		Object.entries(json).map(([key, one]) => [key, withTexts(one, texts, below(field, key))]),
	);
}
const below = (field: string, key: string | number) => (field ? `${field}.${key}` : `${key}`);

const readFields = (file: string): unknown =>
	parseRecord(file, readFileSync(join("company", file), "utf8"));

function withEdits(file: string, edits: Edit[]): string {
	const texts = new Map(edits.map(({ field, text }) => [field, text]));
	return `${formatRecord(file, withTexts(readFields(file), texts)).trimEnd()}\n`;
}

const filesWith = (edits: Edit[]) =>
	Object.fromEntries(
		[...Map.groupBy(edits, ({ file }) => file)].map(([file, own]) => [file, withEdits(file, own)]),
	);

/** Takes back what the content check refuses, until it refuses nothing. */
function accepted(edits: Edit[]): Edit[] {
	const { mistakes } = checkContent(pathToFileURL(`${process.cwd()}/company/`), filesWith(edits));
	if (mistakes.length === 0) return edits;
	const refused = edits.filter(({ file, field }) =>
		mistakes.some((one) => one.file === file && (!one.path || field.startsWith(one.path))),
	);
	const lines = mistakes.map(inOneLine).join("\n");
	if (refused.length === 0) throw new Error(`No changed text has these mistakes:\n${lines}`);
	say(`Refused:\n${lines}`);
	return accepted(edits.filter((edit) => !refused.includes(edit)));
}

function chosenEdits(): Edit[] {
	const all = contentFiles()
		.filter((file) => !NO_TEXTS.has(file))
		.flatMap((file) =>
			visibleCopy(readFields(file)).map((copy) => ({
				...copy,
				file,
			})),
		)
		.flatMap((copy) => {
			const text = reworded(copy.text);
			const isText = text && !MORE_THAN_TEXT.test(`${copy.file} ${copy.field}`);
			return isText ? [{ ...copy, text }] : [];
		});
	return all
		.map((edit) => ({ edit, at: random() }))
		.sort((one, other) => one.at - other.at)
		.slice(0, 50)
		.map(({ edit }) => edit);
}

const withoutFirm = (suite: Suite): Suite => ({
	...suite,
	args: [...suite.args, "--exclude=company/**"],
});

await main(() =>
	inCopy(async () => {
		const edits = accepted(chosenEdits());
		say(`${edits.length} changed texts, seed ${seed}.`);
		for (const [file, text] of Object.entries(filesWith(edits)))
			writeFileSync(join("company", file), text);
		const step = (title: string, ...args: string[]) => runStep({ title, args });
		await step("Content", "tools/check-content.ts");
		// What the tests would tell an owner to do after a change to a name.
		await step("Marks", "tools/brand/brand.ts");
		await step("Building it", "tools/build.ts");
		const failed = await runEach([unitTests, buildTests].map(withoutFirm));
		if (failed.length > 0) {
			throw new Error(
				`Failed with changed texts: ${failed.join(", ")}. Repeat with --seed ${seed}.`,
			);
		}
	}),
);
