import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { builtPages, htmlOf, NO_PAGE } from "../support/built-pages.ts";

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

async function mistakesOf(html: string): Promise<string[]> {
	const { results } = await judge.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${message} (${ruleId}) at ${selector}`),
	);
}

test.each([...builtPages, NO_PAGE])("%s is valid HTML", async (path) => {
	expect(await mistakesOf(htmlOf(path))).toEqual([]);
});

test.each([
	["a button in a link", "<a href", "<a href='/'><button>Write</button></a><a href", /button/],
	["an id twice", 'id="main"', 'id="main"><p id="main"></p', /main/],
	["a picture without a text", "<h1", '<img src="/a.png"><h1', /alt/],
	["an element that is not closed", "</main>", "", /main/],
])("%s is not", async (_, right, wrong, mistake) => {
	const html = htmlOf("/contact");
	expect(html).toContain(right);
	expect((await mistakesOf(html.replace(right, wrong))).join("\n")).toMatch(mistake);
});
