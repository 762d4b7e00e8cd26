import { HtmlValidate } from "html-validate";
import type { Pages } from "./pages.ts";

/** The standard and what assistive technology needs. React decides the spelling of tags. */
const judge = new HtmlValidate({
	root: true,
	extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
	rules: {
		// Every script is ours, and the Content-Security-Policy allows no other.
		"require-sri": "off",
		"void-style": "off",
		"attr-case": "off",
		// The columns of the closed menu have headings before the page's own.
		"heading-level": ["error", { minInitialRank: "h2" }],
		// React's useId makes ids that begin with an underscore.
		"valid-id": ["error", { relaxed: true }],
	},
});

/** One line for each place where a page is not valid HTML. */
export async function invalidHtml(pages: Pages): Promise<string[]> {
	const reports = [...pages].map(async ([path, html]) => {
		const { results } = await judge.validateString(html, path);
		return results.flatMap(({ messages }) =>
			messages.map(
				({ ruleId, message, selector }) => `${path}: ${message} (${ruleId}) at ${selector}`,
			),
		);
	});
	return (await Promise.all(reports)).flat();
}
