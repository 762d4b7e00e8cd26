import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFont, staticFace } from "../fonts/faces.ts";
import { adoptFaces, faceMistake, readFaces } from "./adopt-faces.ts";
import { readAnswers } from "./answers.ts";

const given = JSON.parse(readFileSync("examples/second-company.json", "utf8"));
const OUTFIT = readFileSync("examples/fonts/outfit.woff2");

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "faces-"));
	mkdirSync(join(folder, "fonts"));
	for (const face of ["display", "text"])
		writeFileSync(join(folder, `fonts/${face}.woff2`), `The former ${face}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Answers that name a file with this content as the typeface of headings. */
function answersWith(font: Buffer | string) {
	const file = join(folder, "given");
	writeFileSync(file, font);
	return readAnswers({ ...given, displayFace: file, textFace: "" });
}
const nameOf = async (file: string) =>
	(await openFont(readFileSync(join(folder, file)))).getName(1, "en");

test("the firm's typefaces take the place of the former ones and of their licences", async () => {
	adoptFaces(folder, await readFaces(readAnswers(given)));
	expect(readdirSync(join(folder, "fonts")).sort()).toEqual(["display.woff2", "text.woff2"]);
	expect(await nameOf("fonts/display.woff2")).toMatch(/^Outfit/);
	expect(await nameOf("fonts/text.woff2")).toMatch(/^Figtree/);
});

test("a typeface that the answers leave out stays, with its licence", async () => {
	const before = readFileSync(join(folder, "fonts/text.woff2"));
	for (const face of ["display", "text"])
		writeFileSync(join(folder, `fonts/${face}-licence.txt`), "Licence");
	adoptFaces(folder, await readFaces(answersWith(OUTFIT)));
	expect(readFileSync(join(folder, "fonts/text.woff2"))).toEqual(before);
	expect(readdirSync(join(folder, "fonts")).sort()).toEqual([
		"display.woff2",
		"text-licence.txt",
		"text.woff2",
	]);
});

test("a variable font of another format becomes woff2", async () => {
	const options = { targetFormat: "truetype", variationAxes: {} } as const;
	const ttf = await subsetFont(OUTFIT, String.fromCodePoint(...letters()), options);
	const { display } = await readFaces(answersWith(ttf));
	expect(display?.subarray(0, 4).toString()).toBe("wOF2");
});

const letters = () => Array.from({ length: 95 }, (_, index) => 32 + index);

test.each([
	["a text", async () => "no font", /^displayFace: It is no font: /],
	["a font of one weight", () => staticFace(OUTFIT, 500), /all weights from 450 to 700/],
	[
		"a font of few letters",
		() => subsetFont(OUTFIT, "abc", { targetFormat: "woff2", variationAxes: {} }),
		/^displayFace: It lacks A B C .* 9: give another font\.$/,
	],
])("%s is refused in one sentence", async (_, make, message) => {
	const answers = answersWith(await make());
	await expect(readFaces(answers)).rejects.toThrow(message);
	// A person hears it at the question.
	expect(`displayFace: ${await faceMistake("displayFace", answers.displayFace)}`).toMatch(message);
});

test("a good typeface, no typeface and other answers are no mistake", async () => {
	const { displayFace, company } = answersWith(OUTFIT);
	expect(await faceMistake("displayFace", displayFace)).toBeUndefined();
	expect(await faceMistake("textFace", "")).toBeUndefined();
	expect(await faceMistake("company", company)).toBeUndefined();
});
