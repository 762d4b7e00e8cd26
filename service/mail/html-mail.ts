const ESCAPES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Colours for both modes. Programs that remove style elements show their own. */
const STYLE = `
:root { color-scheme: light dark; }
body { color: #1c1c22; background: #ffffff; }
a { color: #14459c; }
.soft { color: #4a4a52; }
hr { border-color: #c4c4cc; }
@media (prefers-color-scheme: dark) {
body { color: #ececf0; background: #1c1c20; }
a { color: #b0cbff; }
.soft { color: #c3c3cc; }
hr { border-color: #55555f; }
}`;

const FONT = "font: 17px/1.5 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
/** Long words and addresses must not widen the page. */
const BREAK = "overflow-wrap: anywhere; word-break: break-word";

/**
 * An HTML mail for phones and larger screens: one column, and nothing that has to be loaded.
 * @param blocks HTML
 */
export function htmlMail(subject: string, blocks: string[]): string {
	return [
		'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width">',
		'<meta name="color-scheme" content="light dark">',
		`<title>${escapeHtml(subject)}</title>\n<style>${STYLE}\n</style>\n</head>`,
		'<body style="margin: 0">',
		`<div style="max-width: 600px; margin: 0 auto; padding: 20px 16px; ${FONT}; ${BREAK}">`,
		...blocks,
		"</div>\n</body>\n</html>\n",
	].join("\n");
}

/** A line that separates typed text from the rest, which the text could otherwise imitate. */
export const RULE = '<hr style="margin: 0 0 16px; border-width: 1px 0 0; border-style: solid">';

/** @param html its content */
export const paragraph = (html: string) => `<p style="margin: 0 0 16px">${html}</p>`;

export const smallPrint = (html: string) =>
	`<p class="soft" style="margin: 0 0 8px; font-size: 14px">${html}</p>`;

/**
 * Typed text with its spaces and line ends, in the direction of its script. Outlook needs the
 * `<br>`.
 */
export const typedText = (text: string) =>
	`<div dir="auto" style="margin: 0 0 20px; white-space: pre-wrap">${escapeHtml(text).replaceAll("\n", "<br>")}</div>`;

/** A text in the direction of its script, whatever the text around it. */
export const isolated = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

/** A link that is easy to tap, at least 50 px high. */
export const tapLink = (href: string, text: string) =>
	`<a href="${escapeHtml(href)}" style="display: inline-block; margin: 0 8px 8px 0; padding: 12px 16px; border: 1px solid; border-radius: 8px; text-decoration: none">${isolated(text)}</a>`;
