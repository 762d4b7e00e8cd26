import { escapeHtml } from "../../text/escape-html.ts";

/** The site's page for a refused enquiry has this comment where the reasons belong. */
const MARKER = "<!--reason-->";

function plainPage(contactAddress: string): string {
	const address = escapeHtml(contactAddress);
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Your enquiry was not sent</title>
</head>
<body>
<main>
<h1>Your enquiry was not sent</h1>
${MARKER}
<p>Use your browser's Back button: what you typed is still there.</p>
<p>You can also write to <a href="mailto:${address}">${address}</a>.</p>
</main>
</body>
</html>
`;
}

/**
 * Returns the page for a refused enquiry that the browser posted itself, without JavaScript.
 * @param template the HTML of the site's own page, if the build has one
 */
export function refusalPage(
	template: string | undefined,
	reasons: string[],
	contactAddress: string,
): string {
	const items = reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`);
	// A function, because `$` is special in a replacement string.
	return (template ?? plainPage(contactAddress)).replace(
		MARKER,
		() => `<ul>${items.join("")}</ul>`,
	);
}
