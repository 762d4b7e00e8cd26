// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { contact } from "#content/contact.ts";
import { ContactSection } from "./contact-section.tsx";

afterEach(cleanup);

function show(headingLevel?: 1 | 2) {
	render(
		<MemoryRouter>
			<ContactSection {...(headingLevel && { headingLevel })} />
		</MemoryRouter>,
	);
}

test("is a named region with its heading at the asked level", () => {
	show(1);
	expect(screen.getByRole("region", { name: contact.heading }).id).toBe("contact");
	expect(screen.getByRole("heading", { level: 1, name: contact.heading })).toBeTruthy();
});

test("the offer of a consultation starts a message and puts the visitor into it", async () => {
	show();
	await userEvent.click(screen.getByRole("link", { name: contact.consultation.label }));
	const message = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
	expect(document.activeElement).toBe(message);
	expect(message.value).not.toBe("");
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Software Solutions" }).checked).toBe(
		true,
	);
});
