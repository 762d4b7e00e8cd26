// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import copy from "#company/enquiry-form.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { fieldList } from "#shared/enquiry.ts";
import { ClosingCall } from "./closing-call.tsx";

afterEach(cleanup);

const next = { name: "Cloud services", route: "/what-we-do/cloud-services", picture: "cloud" };

function show() {
	render(
		<ClosingCall
			heading="Any questions?"
			text="Write to us."
			example="For example: a slow page."
			picture="cloud"
			next={next}
		/>,
	);
	return within(screen.getByRole("region", { name: "Any questions?" }));
}

test("is a panel with the email address, and hides the floating contact button", () => {
	const call = show();
	expect(call.getByRole("heading", { level: 2, name: "Any questions?" })).toBeTruthy();
	const link = call.getByRole("link", { name: site.email });
	expect(link.getAttribute("href")).toBe(`mailto:${site.email}`);
	const panel = screen.getByRole("region", { name: "Any questions?" });
	expect(panel.hasAttribute("data-hides-contact")).toBe(true);
});

test("the consultation link carries its intent in the URL", () => {
	const link = show().getByRole("link", { name: copy.consultation.label });
	expect(link.getAttribute("href")).toBe("/?consultation#contact");
});

test("links to the next page by its name", () => {
	show();
	const link = screen.getByRole("link", { name: `${ui.nextPage} ${next.name}` });
	expect(link.getAttribute("href")).toBe(next.route);
});

test("a browser can submit the words itself, to the page of the form", () => {
	const call = show();
	const { form, name, maxLength } = call.getByRole<HTMLTextAreaElement>("textbox", {
		name: "Write to us.",
	});
	expect(call.getByRole<HTMLButtonElement>("button", { name: copy.firstWords }).form).toBe(form);
	expect(form?.method).toBe("get");
	expect(new URL(form?.action ?? "").pathname).toBe("/contact");
	expect(name).toBe("message");
	expect(maxLength).toBe(fieldList.message.limit);
});
