/**
 * Puts a page's structured data at the end of its head. Not React: on the way to the next
 * page it would make the element with innerHTML, which the policy's trusted types forbid.
 * `<` is escaped, so that no text can end the element.
 */
export function writeStructuredData(html: string, data: object | undefined): string {
	if (!data) return html;
	const json = JSON.stringify(data).replaceAll("<", "\\u003c");
	return html.replace(
		"</head>",
		() => `<script type="application/ld+json">${json}</script></head>`,
	);
}
