import { Font, shape, Buffer as Text, Variation } from "harfbuzzjs";
import { FACES, type Face, faces, openFont } from "./faces.ts";
import { secondFontRange } from "./font-characters.ts";

/** Its letters are as frequent as in the site's copy: widths differ by less than 0.3 %. */
const SAMPLE =
	"Software ages even when nobody touches it: libraries lose support, certificates expire, data grows, people leave. We take over your application, learn how it works, and keep it safe, current and quick.";

/**
 * The system fonts that stand in, with the mean width of a character of the sample in Arial
 * (measured with Liberation Sans, which has its metrics), and the weight of ours that each replaces.
 */
const STAND_INS = [
	{ name: "", below: 550, weight: 450, width: 0.4368514 },
	{ name: " Bold", below: 700, weight: 620, width: 0.4704675 },
];

const NAMES = { display: "Display", text: "Text" } as const;

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

/**
 * System fonts with the metrics of a face, so that lines keep their length and height when the fonts
 * differ.
 */
async function fallbacks(font: Buffer, face: Face): Promise<string[]> {
	const opened = await openFont(font);
	let from: number = faces[face].min;
	return STAND_INS.map(({ name, below, weight, width }) => {
		const sized = new Font(opened);
		sized.setVariations([new Variation("wght", weight)]);
		const text = new Text();
		text.addText(SAMPLE);
		text.guessSegmentProperties();
		shape(sized, text);
		const advance = text.getGlyphPositions().reduce((sum, one) => sum + one.xAdvance, 0);
		const ratio = advance / opened.upem / SAMPLE.length / width;
		const { ascender, descender, lineGap } = sized.hExtents();
		const share = (units: number) => percent(units / opened.upem / ratio);
		const weights = `${from} ${below}`;
		from = below + 1;
		return `@font-face {
	font-family: "${NAMES[face]} fallback";
	src: local("Arial${name}"), local("Liberation Sans${name}"), local("Helvetica${name}");
	font-weight: ${weights};
	size-adjust: ${percent(ratio)};
	ascent-override: ${share(ascender)};
	descent-override: ${share(-descender)};
	line-gap-override: ${share(lineGap)};
}`;
	});
}

const fontFace = (face: Face, file: string, more: string) => `@font-face {
	font-family: "${NAMES[face]}";
	src: url("${file}") format("woff2");
	font-weight: ${faces[face].min} ${faces[face].max};
	${more}
}`;

/**
 * The text of company/made/fonts.css.
 * @param characters those of the first fonts
 */
export async function fontsCss(fonts: Record<Face, Buffer>, characters: string): Promise<string> {
	const common = FACES.map((face) => fontFace(face, `./${face}.woff2`, "font-display: optional;"));
	const accented = FACES.map((face) =>
		fontFace(
			face,
			`../fonts/${face}.woff2`,
			`font-display: swap;\n\tunicode-range: ${secondFontRange(characters)};`,
		),
	);
	const standIns = await Promise.all(FACES.map((face) => fallbacks(fonts[face], face)));
	return `/* Made by \`npm run brand\` from company/fonts/. Change the fonts there. */

/*
 * With the characters that the site uses. \`optional\`: a font that misses the first paint waits for the
 * next page load, so that no line reflows (docs/decisions/008-fonts-never-move-a-line.md).
 */
${common.join("\n")}

/* Accented letters: fetched only when a visitor types one or the content has one. */
${accented.join("\n")}

/* System fonts with the metrics of ours, by the widths and heights of a sample. */
${standIns.flat().join("\n")}
`;
}
