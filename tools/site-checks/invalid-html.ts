import { HtmlValidate } from "html-validate";
import type { Pages } from "./pages.ts";

/** The standard and what assistive technology needs; how tags are spelt is React's matter. */
const judge = new HtmlValidate({
	root: true,
	extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
	rules: {
		// Every file is our own, and the policy allows no other.
		"require-sri": "off",
		"void-style": "off",
		"attr-case": "off",
		// The columns of the closed menus have headings, before the page's own.
		"heading-level": ["error", { minInitialRank: "h2" }],
		// Ids made by React's useId begin with an underscore.
		"valid-id": ["error", { relaxed: true }],
	},
});

/** One line a place where a page is no valid HTML. */
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
