const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*)"/g;
const FIRST_FONT = '<link rel="preload" as="font"';

/**
 * Announces the style sheets of a page before its fonts. Both are requested before the first paint,
 * which waits for the style sheets, and the framework writes the fonts first.
 * @throws when the page has no style sheet or no font
 */
export function preloadStyles(html: string): string {
	const sheets = [...html.matchAll(STYLE_SHEET)].map(
		([, href]) => `<link rel="preload" as="style" href="${href}"/>`,
	);
	if (sheets.length === 0 || !html.includes(FIRST_FONT)) {
		throw new Error("A page has no style sheet or preloads no font: see preload-styles.ts.");
	}
	return html.replace(FIRST_FONT, `${sheets.join("")}${FIRST_FONT}`);
}
