import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Features, transform } from "lightningcss";
import { lightningTargets as targets } from "./css-targets.ts";

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*)"\/>/g;
/** A style sheet that React puts at the top of the head, such as that of the page about quality. */
const SHEET_OF_COMPONENT = /<link rel="stylesheet" href="([^"]*)" data-precedence="[^"]*"\/>/g;
/** The link of a whole style sheet in a finished page. */
const WHOLE_SHEET = /<link rel="later" href="([^"]*\.css)"/g;
const FIRST_FONT = '<link rel="preload" as="font"';
const CLASS_ATTRIBUTE = /\bclass="([^"]*)"/g;
const CLASS_SELECTOR = /\.([a-z_][\w-]*)/gi;

/** The bundler has written the prefixes; without `exclude` they would be there twice. */
const options = { minify: true, targets, exclude: Features.VendorPrefixes };

/** Removes the rules for classes that the HTML does not have. */
function rulesFor(html: string, css: string): Uint8Array {
	const used = new Set(
		[...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, classes = ""]) => classes.split(" ")),
	);
	const unused = [...css.matchAll(CLASS_SELECTOR)]
		.map(([, name = ""]) => name)
		.filter((name) => !used.has(name));
	return transform({
		filename: "page.css",
		code: Buffer.from(css),
		...options,
		unusedSymbols: unused,
	}).code;
}

/**
 * Gives a page one style sheet with only the rules that its HTML can use, and announces it before the
 * fonts. Both are requested before the first paint, which waits for the style sheet, and the framework
 * writes the fonts first.
 *
 * The style sheets of components move behind the head script, in front of the page's own, because a
 * script waits for the style sheets before it.
 *
 * The links of the whole style sheets get a `rel` that does nothing. The script sets it when it starts,
 * because what it adds and the next page need other rules.
 * @throws when the page has no style sheet or no font
 */
export function writePageStyles(html: string, client: string): string {
	const sheets = [...html.matchAll(STYLE_SHEET)].map(([, href = ""]) => href);
	if (sheets.length === 0 || !html.includes(FIRST_FONT)) {
		throw new Error("A page has no style sheet or preloads no font: see page-styles.ts.");
	}
	const css = sheets.map((href) => readFileSync(join(client, href), "utf8")).join("");
	const rules = rulesFor(html, css);
	const hash = createHash("sha256").update(rules).digest("hex").slice(0, 8);
	const href = `/assets/page-${hash}.css`;
	writeFileSync(join(client, href), rules);
	const ofComponents = [...html.matchAll(SHEET_OF_COMPONENT)];
	const announced = [...ofComponents.map(([, address = ""]) => address), href]
		.map((address) => `<link rel="preload" as="style" href="${address}"/>`)
		.join("");
	const first = `${ofComponents.map(([link]) => link).join("")}<link rel="stylesheet" href="${href}"/>`;
	return html
		.replaceAll(SHEET_OF_COMPONENT, "")
		.replace(FIRST_FONT, `${announced}${FIRST_FONT}`)
		.replaceAll(
			STYLE_SHEET,
			(_, sheet) => `${sheet === sheets[0] ? first : ""}<link rel="later" href="${sheet}"/>`,
		);
}

/** The addresses of the whole style sheets of a finished page. */
export const wholeSheetsOf = (html: string): string[] =>
	[...html.matchAll(WHOLE_SHEET)].map(([, href = ""]) => href);

/**
 * Removes the typefaces from the whole style sheets of finished pages. Each page's own sheet has them,
 * and if they were declared again, a typeface that missed the first paint would replace its fallback
 * later and move lines.
 */
export function dropFonts(pages: string[], client: string): void {
	for (const sheet of new Set(pages.flatMap(wholeSheetsOf))) {
		const file = join(client, sheet);
		const { code } = transform({
			filename: file,
			code: readFileSync(file),
			...options,
			visitor: { Rule: { "font-face": () => [] } },
		});
		writeFileSync(file, code);
	}
}
