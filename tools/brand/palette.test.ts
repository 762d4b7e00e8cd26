import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { hexOf, moveSentence, type Palette, paletteOf } from "./palette.ts";

/** Bright, dark, grey and pale colours of all hues, among them those that fail without a move. */
const COLOURS = [
	..."#000 #fff #808080 #ffe600 #ffff00 #00ff00 #00ffff #0000ff #ff00ff #ff0000".split(" "),
	..."#111827 #1f2937 #0f172a #312e81 #4c1d95 #831843 #7f1d1d #78350f #14532d #134e4a".split(" "),
	..."#2252cb #f74c1d #e11d48 #db2777 #c026d3 #7c3aed #2563eb #0284c7 #0891b2 #0d9488".split(" "),
	..."#059669 #65a30d #ca8a04 #d97706 #ea580c #fde68a #bbf7d0 #bfdbfe #fbcfe8 #f5f5f4".split(" "),
];

type Pair = [text: string, ground: string];
const pairs = (texts: string, grounds: string): Pair[] =>
	texts.split(" ").flatMap((text) => grounds.split(" ").map((ground): Pair => [text, ground]));
/** What the pages show: text on grounds, and the grounds and edges of controls. */
const TEXT = [
	...pairs("ink ink-soft ultra vermilion-text", "chalk white mist"),
	...pairs("chalk night-soft ultra-night", "ink midnight"),
	...[...pairs("chalk", "ultra ultra-deep"), ...pairs("ink", "vermilion")],
];
const CONTROLS = [
	...[...pairs("vermilion", "chalk midnight"), ...pairs("ink-edge", "white")],
	...[...pairs("night-edge", "midnight"), ...pairs("ultra", "chalk")],
];
/** With more contrast, soft text takes the colour of the text. */
const MORE_TEXT = TEXT.filter(([text]) => !text.endsWith("-soft"));

const tooLow = (palette: Palette, pairs: Pair[], atLeast: number) =>
	pairs
		.map(([text, ground]) => {
			const [a, b] = [palette[text], palette[ground]];
			if (!a || !b) throw new Error(`There is no colour ${text} or ${ground}.`);
			return { text, ground, ratio: wcagContrast(hexOf(a), hexOf(b)) };
		})
		.filter(({ ratio }) => ratio < atLeast)
		.map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);

test.each(COLOURS)("with %s as main or as accent everything can be read", (colour) => {
	for (const colours of [
		{ main: colour, accent: "#f74c1d" },
		{ main: "#2252cb", accent: colour },
		{ main: colour, accent: colour },
	]) {
		const { normal, more } = paletteOf(colours);
		expect(tooLow(normal, TEXT, 4.5)).toEqual([]);
		expect(tooLow(normal, CONTROLS, 3)).toEqual([]);
		expect(tooLow(more, MORE_TEXT, 7)).toEqual([]);
	}
});

test("a colour that nobody could read is moved, and the move is said", () => {
	const { moves } = paletteOf({ main: "#ffe600", accent: "#f74c1d" });
	expect(moves.map(moveSentence)).toEqual([
		expect.stringMatching(/^main: #ffe600 became #\w{6}, \d+(\.\d)? points darker, so that/),
	]);
	expect(paletteOf({ main: "#2252cb", accent: "#f74c1d" }).moves).toEqual([]);
});

test("a colour that CSS cannot read is refused", () => {
	expect(() => paletteOf({ main: "blu", accent: "#f74c1d" })).toThrow(
		"main: “blu” is no colour. Write one such as #2252cb.",
	);
});
