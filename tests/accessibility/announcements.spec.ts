import type { Route } from "@playwright/test";
import site from "#company/site.json" with { type: "json" };
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { expect, test } from "../support/fixtures.ts";
import {
	errorSummary,
	failureModal,
	field,
	fillForm,
	form,
	sendButton,
	successModal,
} from "../support/page/enquiry-page.ts";
import { SLIDES } from "../support/page-copy.ts";

/** Checks what assistive technology reads: roles, names, states and live regions. */

const BLANK = "This field cannot be left blank";

test("the form fields have accessible names, descriptions and groups", async ({ page, open }) => {
	await open("/contact");
	await expect(form(page)).toMatchAriaSnapshot(`
    - textbox "Name"
    - textbox "Company (optional)"
    - textbox "Email":
      - /placeholder: name@example.com
    - textbox "Phone (needed for Career only)"
    - radiogroup "What is your enquiry about?":
      - radio "Software Solutions"
      - radio "Career"
      - radio "Other"
    - textbox "Message":
      - /placeholder: How can we help you?
    - button "Send"
    - status
	`);
	await expect(field(page, "user_email")).toHaveAccessibleDescription("We reply to this address.");
	await expect(field(page, "phone")).toHaveAccessibleDescription(
		"Ten digits, no spaces. US numbers: without +1. Singapore numbers: with 65 in front. Another format? Add it to your message.",
	);
	for (const name of ["user_name", "user_email", "message"] as const) {
		await expect(field(page, name)).toHaveAttribute("aria-required", "true");
	}
});

test("invalid input is announced as an alert and described at each field", async ({
	page,
	open,
}) => {
	await open("/contact");
	await sendButton(page).focus();
	await page.keyboard.press("Enter");
	await expect(errorSummary(page)).toBeFocused();
	await expect(form(page)).toMatchAriaSnapshot(`
    - alert "There is a problem":
      - paragraph: There is a problem
      - list:
        - listitem:
          - 'link "Name: ${BLANK}"':
            - /url: "#enquiry-user_name"
        - listitem:
          - 'link "Email: ${BLANK}"'
        - listitem:
          - link "What is your enquiry about? ${BLANK}"
        - listitem:
          - 'link "Message: ${BLANK}"'
    - textbox "Name" [invalid]
    - textbox "Company (optional)"
    - textbox "Email" [invalid]
    - textbox "Phone (needed for Career only)"
    - radiogroup "What is your enquiry about?" [invalid]
    - textbox "Message" [invalid]
    - button "Send" [disabled]
    - paragraph: Complete the fields marked above, then send.
	`);
	await expect(field(page, "user_name")).toHaveAccessibleDescription(BLANK);
	await expect(sendButton(page)).toHaveAccessibleDescription(
		"Complete the fields marked above, then send.",
	);
});

test("sending is announced as a status, and the result is a modal that receives focus", async ({
	page,
	open,
	enquiry,
	problems,
}) => {
	problems.allow(/status 500/, /status of 500/);
	let route: Route | undefined;
	const respond = async (status: number) => {
		await expect.poll(() => route !== undefined).toBe(true);
		await route?.fulfill({ status, body: "" });
		route = undefined;
	};
	await open("/contact");
	await page.route(`**${SEND_FORM_PATH}`, (pendingRoute) => {
		route = pendingRoute;
	});
	await fillForm(page, enquiry);
	await sendButton(page).click();
	await expect(form(page)).toMatchAriaSnapshot(`
    - button "Sending.." [disabled]
    - status: Your message is on its way.
	`);
	await respond(500);
	await expect(failureModal(page)).toMatchAriaSnapshot(`
    - dialog "We had problems sending the email.":
      - heading "We had problems sending the email." [level=2]
      - paragraph:
        - text: Please try again or please send an email to
        - link "${site.email}"
      - paragraph: Your message is still here. You can try again.
      - button "OK"
      - button "Copy my message"
      - link "Write an email instead":
        - /url: /^mailto:${site.email}\\?subject=/
      - status
	`);
	await failureModal(page).getByRole("button", { name: "OK" }).click();
	await sendButton(page).click();
	await respond(200);
	await expect(successModal(page)).toMatchAriaSnapshot(`
    - dialog "Thank you for your message.":
      - heading "Thank you for your message." [level=2]
      - paragraph: We will get in touch with you shortly. Email successfully sent.
      - button "OK"
	`);
	await expect(successModal(page).locator(":focus")).toHaveCount(1);
});

test("the menu and the theme switch expose their state", async ({ page, open }) => {
	await open("/privacy");
	await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - link /, home page$/
      - navigation "Main":
        - button "What we do"
        - link "Techstack"
        - link "Who we are"
        - link "Careers"
        - link "Contact"
      - 'button "Colour theme: light"'
	`);
	// The browser tells the state of a popover itself, without an attribute.
	const session = await page.context().newCDPSession(page);
	const isExpanded = async () => {
		const { root } = await session.send("DOM.getDocument");
		const button = { nodeId: root.nodeId, role: "button", accessibleName: "What we do" };
		const { nodes } = await session.send("Accessibility.queryAXTree", button);
		return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
	};
	expect(await isExpanded()).toBe(false);
	await page.getByRole("button", { name: "What we do" }).press("Enter");
	expect(await isExpanded()).toBe(true);
	for (const name of ["Solutions", "Services"]) {
		await expect(page.getByRole("banner").getByRole("list", { name })).toBeVisible();
	}
});

test("the carousel controls precede the only slide exposed to screen readers", async ({
	page,
	open,
}) => {
	await open("/");
	const carousel = page.locator("[aria-roledescription=carousel]");
	await expect(carousel).toMatchAriaSnapshot(`
    - region "Highlights":
      - group "Slide controls":
        - button "Pause slides"
        - button "Previous slide"
        - button "Next slide"
        - button /^Slide 1 of ${SLIDES}/
        - button /^Slide ${SLIDES} of ${SLIDES}/
      - group /^Slide 1 of ${SLIDES}/:
        - heading [level=2]
        - link
	`);
	await expect(carousel.getByRole("group", { name: /^Slide \d of \d/ })).toHaveCount(1);
});
