import form from "#company/enquiry-form.json" with { type: "json" };
import { pages } from "#content/pages.ts";
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { fill } from "#shared/fill.ts";
import { REFERENCE } from "#shared/reference.ts";
import { expect, test } from "../support/fixtures.ts";
import { fillForm, sendButton } from "../support/page/enquiry-page.ts";
import { OWNER } from "../support/site.ts";

const [answer] = pages.filter((page) => page.kind === "answer");
const [receipt] = pages.filter((page) => page.kind === "receipt");
if (!answer || !receipt) throw new Error("The firm has no page for answers or receipts.");
const { words } = receipt;

test("the owner says by the link in the mail that an enquiry is answered; the visitor sees it, and takes it back", async ({
	page,
	open,
	enquiry,
	mailFrom,
	problems,
}) => {
	problems.allow(/status( of)? (404|410|422)/);
	await open("/contact");
	await fillForm(page, enquiry);
	await sendButton(page).click();
	const dialog = page.getByRole("dialog");
	const shown = (await dialog.textContent()) ?? "";
	const reference = shown.split(/[\s.]/).find((word) => REFERENCE.test(word));
	expect(reference).toBeDefined();

	const { text = "" } = await mailFrom(enquiry.user_email);
	expect(text).toContain(reference);
	const [link = ""] = /\S+\/answer\/\S+/.exec(text) ?? [];
	const owner = await page.context().newPage();
	await owner.goto(new URL(link).pathname);
	expect(await axeFindings(owner)).toEqual([]);
	await owner.getByRole("button", { name: answer.actions.answered }).click();
	await expect(owner.getByRole("group")).toHaveAccessibleDescription(answer.choose);
	await owner.getByRole("radio").first().check();
	await owner.getByRole("button", { name: answer.actions.answered }).click();
	await expect(owner.getByRole("button", { name: answer.actions.undo })).toBeVisible();
	// A screen reader reads the title of a new page first.
	await expect(owner).toHaveTitle(
		new RegExp(`^${fill(answer.states.answered, { by: OWNER, time: ".*" })}`),
	);

	await dialog.getByRole("link", { name: form.success.follow }).click();
	const current = page.locator("[aria-current=step]");
	await expect(current).toContainText(words.states.answered);
	expect(await axeFindings(page)).toEqual([]);
	await page.getByRole("button", { name: words.takeBack }).click();
	await expect(page.getByRole("button", { name: words.keep })).toBeFocused();
	await page.getByRole("dialog").getByRole("button", { name: words.takeBack }).click();
	await expect(page.locator(":focus")).toHaveText(words["taken-back"]);

	await page.reload();
	await expect(page.getByText(words.unknown)).toBeVisible();
	await owner.reload();
	await expect(owner.getByText(answer.problems.erased)).toBeVisible();
	expect(await axeFindings(owner)).toEqual([]);
});
