import type { Page, Route } from "@playwright/test";
import copy from "#company/enquiry-form.json" with { type: "json" };
import phone from "#company/phone.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { menu } from "#content/navigation.ts";
import { enquiryTypes, errorTexts, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import { expect, test } from "../support/fixtures.ts";
import {
	errorSummary,
	expectFields,
	failureModal,
	field,
	fillForm,
	form,
	sendButton,
	successModal,
} from "../support/page/enquiry-page.ts";
import { SLIDES, slideName } from "../support/page-copy.ts";

/** What assistive technology reads: roles, names, states and live regions. */

/** A node of a snapshot of the accessibility tree, as a key of YAML. */
function node(role: string, name: string | RegExp, state = "") {
	const text = typeof name === "string" ? JSON.stringify(name) : name;
	return `'${`${role} ${text} ${state}`.trim().replaceAll("'", "''")}'`;
}

test("the form, its errors, its sending and its results are announced, and a failure keeps what was typed", async ({
	page,
	open,
	enquiry,
	problems,
}) => {
	problems.allow(/status( of)? 500/);
	await open("/contact");
	const { user_name, company, user_email, phone: number, enquiryType, message } = copy.fields;
	await expect(form(page)).toMatchAriaSnapshot(`
    - ${node("textbox", user_name.label)}
    - ${node("textbox", `${company.label} ${company.note}`)}
    - ${node("textbox", user_email.label)}
    - ${node("textbox", `${number.label} ${number.note}`)}
    - ${node("radiogroup", enquiryType.label)}:
${enquiryTypes.map((one) => `      - radio "${one}"`).join("\n")}
    - ${node("textbox", message.label)}
    - ${node("button", copy.send)}
    - status
	`);
	await expect(field(page, "user_email")).toHaveAccessibleDescription(user_email.hint);
	await expect(field(page, "phone")).toHaveAccessibleDescription(phone.hint);

	await sendButton(page).press("Enter");
	await expect(errorSummary(page)).toBeFocused();
	await expect(errorSummary(page).getByRole("link")).toHaveCount(4);
	await expect(form(page)).toMatchAriaSnapshot(`
    - ${node("alert", copy.summaryHeading)}
    - ${node("textbox", user_name.label, "[invalid]")}
    - ${node("textbox", user_email.label, "[invalid]")}
    - ${node("radiogroup", enquiryType.label, "[invalid]")}
    - ${node("textbox", message.label, "[invalid]")}
    - ${node("button", copy.send, "[disabled]")}
	`);
	await expect(field(page, "user_name")).toHaveAccessibleDescription(errorTexts.blank);
	await expect(sendButton(page)).toHaveAccessibleDescription(copy.buttonWhy);

	const { promise: requested, resolve: request } = Promise.withResolvers<Route>();
	await page.route(`**${SEND_FORM_PATH}`, request, { times: 1 });
	await fillForm(page, enquiry);
	await sendButton(page).click();
	await expect(form(page)).toMatchAriaSnapshot(`
    - ${node("button", copy.sending, "[disabled]")}
    - status: ${JSON.stringify(copy.sendingStatus)}
	`);
	await (await requested).fulfill({ status: 500, body: "" });
	await expect(failureModal(page)).toMatchAriaSnapshot(`
    - ${node("dialog", copy.failure.title)}:
      - ${node("heading", copy.failure.title, "[level=2]")}
      - ${node("button", ui.ok)}
      - ${node("button", copy.copyMessage)}
      - ${node("link", copy.writeEmail)}:
        - /url: /^mailto:${site.email}\\?subject=/
      - status
	`);
	await failureModal(page).getByRole("button", { name: ui.ok }).click();
	await expect(sendButton(page)).toBeFocused();
	await expectFields(page, enquiry);
	await sendButton(page).click();
	await expect(successModal(page).getByRole("button", { name: ui.ok })).toBeVisible();
	await expect(successModal(page).locator(":focus")).toHaveCount(1);
});

/** The browser tells the state of a popover itself, without an attribute. */
async function isExpanded(page: Page, accessibleName: string) {
	const session = await page.context().newCDPSession(page);
	const { root } = await session.send("DOM.getDocument");
	const button = { nodeId: root.nodeId, role: "button", accessibleName };
	const { nodes } = await session.send("Accessibility.queryAXTree", button);
	return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

test("the menu, the theme switch and the slides expose their state, and the controls precede the slide", async ({
	page,
	open,
}) => {
	await open("/");
	await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - ${node("link", fill(ui.logoHome, site))}
      - ${node("navigation", ui.mainNavigation)}:
        - ${node("button", ui.menuWhatWeDo)}
${menu()
	.sections.map(({ name }) => `        - ${node("link", name)}`)
	.join("\n")}
      - ${node("button", fill(ui.themeToggle, { mode: "light" }))}
	`);
	await expect(page.locator("[aria-roledescription=carousel]")).toMatchAriaSnapshot(`
    - ${node("region", ui.heroRegion)}:
      - ${node("group", ui.heroControls)}:
        - ${node("button", ui.heroPause)}
        - ${node("button", slideName(SLIDES))}
      - ${node("group", slideName(1))}:
        - heading [level=2]
        - link
	`);
	expect(await isExpanded(page, ui.menuWhatWeDo)).toBe(false);
	await page.getByRole("button", { name: ui.menuWhatWeDo }).press("Enter");
	expect(await isExpanded(page, ui.menuWhatWeDo)).toBe(true);
});
