// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import copy from "#company/enquiry-form.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { fieldList } from "#shared/enquiry.ts";
import { renderInRouter } from "#site/test/render-in-router.tsx";
import { ClosingCall } from "./closing-call.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

const next = { name: "Cloud services", route: "/what-we-do/cloud-services", picture: "cloud" };

function show() {
	const router = renderInRouter(
		<ClosingCall
			heading="Any questions?"
			text="Write to us."
			example="For example: a slow page."
			picture="cloud"
			next={next}
		/>,
		"/what-we-do/power-apps",
	);
	const call = within(screen.getByRole("region", { name: "Any questions?" }));
	return { router, ...call };
}

const textArea = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Write to us." });
const button = () => screen.getByRole("button", { name: copy.firstWords });
const draft = () => JSON.parse(sessionStorage.getItem("enquiry-draft") ?? "{}").values;

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
	show();
	const { form, name, maxLength } = textArea();
	expect(form?.method).toBe("get");
	expect(new URL(form?.action ?? "").pathname).toBe("/contact");
	expect(name).toBe("message");
	expect(maxLength).toBe(fieldList.message.limit);
});

test("the button opens the form with the words in its draft, not in the address", async () => {
	const { router } = show();
	await userEvent.type(textArea(), "It is old.{Enter}It works.");
	await userEvent.click(button());
	await waitFor(() => expect(router.state.location.pathname).toBe("/contact"));
	expect(router.state.location).toMatchObject({ search: "", hash: "" });
	expect(draft()).toEqual({ message: "It is old.\nIt works.", enquiryType: "Software Solutions" });
});

test("the words follow those of a draft, and change nothing else of it", async () => {
	const values = { user_name: "Ann", message: "Hello", enquiryType: "Other" };
	sessionStorage.setItem("enquiry-draft", JSON.stringify({ id: "1", values }));
	show();
	await userEvent.type(textArea(), "It is old.");
	await userEvent.click(button());
	expect(draft()).toEqual({ ...values, message: "Hello\n\nIt is old." });
});

test("the consultation link takes the words along", async () => {
	const { router } = show();
	await userEvent.type(textArea(), "It is old.");
	await userEvent.click(screen.getByRole("link", { name: copy.consultation.label }));
	await waitFor(() => expect(router.state.location.search).toBe("?consultation"));
	expect(draft().message).toBe("It is old.");
});

test("where storage is blocked, the browser submits the words", async () => {
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("blocked");
	});
	const { router } = show();
	const submitted = new Promise<boolean>((done) => {
		addEventListener("submit", (event) => {
			done(!event.defaultPrevented);
			event.preventDefault();
		});
	});
	await userEvent.type(textArea(), "It is old.");
	await userEvent.click(button());
	expect(await submitted).toBe(true);
	expect(router.state.location.pathname).toBe("/what-we-do/power-apps");
});
