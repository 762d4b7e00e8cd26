/**
 * Inserts structured data at the end of a page's head. React cannot render it: on navigation it
 * would create the script element with innerHTML, which Trusted Types forbid. `<` is escaped, so
 * that no text can end the element.
 */
export function writeStructuredData(html: string, data: object | undefined): string {
	if (!data) return html;
	const json = JSON.stringify(data).replaceAll("<", "\\u003c");
	return html.replace(
		"</head>",
		() => `<script type="application/ld+json">${json}</script></head>`,
	);
}
