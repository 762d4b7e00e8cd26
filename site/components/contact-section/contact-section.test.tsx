// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { ContactSection } from "./contact-section.tsx";

afterEach(cleanup);

const section = (
	<ContactSection
		heading="Contact us"
		picture="contact"
		intro="Write."
		nextSteps={[]}
		beginnings={{ route: "/contact", heading: "Begin", items: [] }}
		vacancies={[]}
		headingLevel={1}
	/>
);

test("is a region named by its heading, which has the given level", () => {
	render(section);
	expect(screen.getByRole("region", { name: "Contact us" }).id).toBe("contact");
	expect(screen.getByRole("heading", { level: 1, name: "Contact us" })).toBeTruthy();
});

test("the consultation link says to the form on this page what to fill in and focus", () => {
	render(section);
	const link = screen.getByRole("link", { name: copy.consultation.label });
	expect(link.getAttribute("href")).toBe("?consultation#enquiry-message");
	expect(screen.getByRole("textbox", { name: "Message" }).id).toBe("enquiry-message");
});
