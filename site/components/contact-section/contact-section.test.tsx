// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { renderInRouter } from "#site/test/render-in-router.tsx";
import { ContactSection } from "./contact-section.tsx";

afterEach(cleanup);

const section = (
	<ContactSection
		heading="Contact us"
		picture="contact"
		intro="Write."
		nextSteps={[]}
		vacancies={[]}
		headingLevel={1}
	/>
);

test("is a region named by its heading, which has the given level", () => {
	renderInRouter(section);
	expect(screen.getByRole("region", { name: "Contact us" }).id).toBe("contact");
	expect(screen.getByRole("heading", { level: 1, name: "Contact us" })).toBeTruthy();
});

test("the consultation link fills in a message and focuses it", async () => {
	renderInRouter(section);
	await userEvent.click(screen.getByRole("link", { name: copy.consultation.label }));
	const message = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
	expect(document.activeElement).toBe(message);
	expect(message.value).not.toBe("");
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Software Solutions" }).checked).toBe(
		true,
	);
});
