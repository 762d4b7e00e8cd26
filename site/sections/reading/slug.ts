/** The id of a heading or a term, such as `cap-rate`. */
export const slugOf = (text: string): string =>
	text
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, "-")
		.replace(/^-|-$/g, "");
