import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contact } from "#content/contact.ts";
import home from "#content/home.json" with { type: "json" };
import { site } from "#content/site.ts";
import { ui } from "#content/ui.ts";
import vacancies from "#content/vacancies.json" with { type: "json" };
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { ada, fillForm, sendButton } from "../support/enquiry-page.ts";
import { readToEnd, saidSince, startReading } from "../support/spoken.ts";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

/**
 * What a screen reader says, line by line, kept beside this file for people to read. A change
 * that is meant: `npx vitest run --project browser tests/accessibility/spoken -u`, and read it.
 */
const here = visit();

const kept = (name: string) => `./spoken/${name}.txt`;

/** Words that the owner may change at will; headings and names of technologies are the specification's. */
function freeWords(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) =>
		/^(heading|group|items)$/.test(key) && typeof part !== "object" ? [] : freeWords(part),
	);
}
const { intro, nextSteps, privacyLine } = contact;
const free = freeWords({ home, vacancies, site, intro, nextSteps, privacyLine })
	.filter((words) => words.length > 3)
	.sort((a, b) => b.length - a.length);

/** "…" stands for words of the owner, so that an edited sentence changes no transcript. */
const withoutFreeWords = (phrase: string) =>
	// A part of a sentence; the names of roles are shorter.
	free.some((words) => phrase.length > 12 && words.includes(phrase))
		? "…"
		: free.reduce((text, words) => text.replaceAll(words, "…"), phrase);

async function open(path: string): Promise<Page> {
	const { page } = here.tab;
	await page.emulateMedia({ reducedMotion: "reduce" });
	// The slides come in their written order.
	await page.addInitScript(() => {
		Math.random = () => 0.999_999;
	});
	await page.goto(`${here.site.url}${path}`);
	await wholePage(page);
	await startReading(page);
	return page;
}

const lines = (phrases: string[]) => `${phrases.map(withoutFreeWords).join("\n")}\n`;

test.each([
	["home", "/"],
	["contact", "/contact"],
])("the page %s is read in this order", async (name, path) => {
	const phrases = await readToEnd(await open(path));
	expect(phrases.at(-1)).toBe("end of document");
	await expect(lines(phrases)).toMatchFileSnapshot(kept(name));
});

/** What was said at once, and what stands there now. */
async function told(page: Page, name: string, words: string, part: RegExp) {
	const said = await expectSaid(page, words);
	const read = lines(await readToEnd(page)).match(part)?.[0];
	expect(read).toContain(words);
	await expect(`Said at once:\n${lines(said)}\nRead:\n${read}\n`).toMatchFileSnapshot(kept(name));
}

test("wrong entries are announced, listed and told at their fields", async () => {
	const page = await open("/contact");
	await saidSince(page);
	await sendButton(page).focus();
	await page.keyboard.press("Enter");
	await page.getByText(contact.summaryHeading, { exact: true }).waitFor();
	await told(page, "wrong-entries", contact.summaryHeading, /^form[\s\S]*end of form/m);
});

/** Announcements come a moment after the change. */
async function expectSaid(page: Page, words: string): Promise<string[]> {
	const said: string[] = [];
	await expect
		.poll(async () => {
			said.push(...(await saidSince(page)));
			return said.join("\n");
		})
		.toContain(words);
	return said;
}

test.each([
	["sent", 200, contact.success.title],
	["not-sent", 500, contact.failure.title],
])("the modal of an enquiry %s says what happened", async (name, status, title) => {
	const page = await open("/contact");
	await page.route(`**${SEND_FORM_PATH}`, (route) => route.fulfill({ status, body: "" }));
	await fillForm(page, ada);
	await saidSince(page);
	await sendButton(page).click();
	await page.getByRole("dialog", { name: title }).waitFor();
	await told(page, name, title, /^dialog[\s\S]*end of dialog.*/m);
});

test("the theme switch and the menu say their new state", async () => {
	const page = await open("/privacy");
	await saidSince(page);
	await page.getByRole("button", { name: ui.menuWhatWeDo }).press("Enter");
	await page.getByRole("list", { name: ui.menuServices }).waitFor();
	const read = (await readToEnd(page)).join("\n");
	expect(read).toMatch(new RegExp(`button, ${ui.menuWhatWeDo}.*, expanded`));
	expect(read).toContain(`list, ${ui.menuServices}`);
});
