// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { type EnquiryField, enquiryFields, errorTexts, ownServiceFields } from "#shared/enquiry.ts";
import { ADDRESS_EVENT, DRAFT_KEY } from "#site/browser/html-state.ts";
import { polyfillDialog } from "#site/components/modal/polyfill-dialog.ts";
import { saveDraft } from "./draft.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { applyFor, beginWith, CONSULTATION } from "./enquiry-intent.ts";

/** What the models do not have: the rules are in shared/enquiry.test.ts, the states in this folder. */
const fetchMock = vi.fn<(url: string, init: { body: FormData }) => Promise<Response>>();
const respondWith = (status: number, text: string) => async () => new Response(text, { status });

let user: UserEvent;

function show(address = "/") {
	cleanup();
	history.replaceState(null, "", address);
	render(
		<StrictMode>
			<EnquiryForm
				vacancies={[{ id: "tester", name: "Software tester" }]}
				beginnings={[{ id: "move", message: "We move." }]}
			/>
		</StrictMode>,
	);
}

/** Follows a link of the page to another query; see browser/frame.ts. */
function follow(query: string) {
	history.replaceState(null, "", query);
	act(() => void dispatchEvent(new Event(ADDRESS_EVENT)));
}

const field = (name: EnquiryField) =>
	document.querySelector(`form [name=${name}]`) as HTMLInputElement;
const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => document.querySelector("form [type=submit]") as HTMLButtonElement;
const sentForms = () => fetchMock.mock.calls.map(([, { body }]) => Object.fromEntries(body));
const shows = (text: string) => screen.queryByText(text, { exact: false }) !== null;

/** Hydrates the form as on a reload. @param before what visitor or browser do before */
function hydrateWithDraft(values: Partial<Record<EnquiryField, string>>, before: () => void) {
	saveDraft({ id: "1", values });
	document.body.innerHTML = `<div>${renderToString(<EnquiryForm />)}</div>`;
	before();
	const container = document.body.firstElementChild as HTMLElement;
	render(<EnquiryForm />, { container, hydrate: true });
}

const typed = { user_name: "Ann", user_email: "ann@example.com", message: "Hello" };
function fillIn() {
	for (const [name, value] of Object.entries(typed))
		fireEvent.input(field(name as EnquiryField), { target: { value } });
	fireEvent.click(radio("Other"));
}

/** Returns the dialog with the outcome. */
async function sendAndWait() {
	await user.click(send());
	return screen.findByRole("dialog", {}, { timeout: 20_000 });
}

beforeEach(() => {
	polyfillDialog();
	user = userEvent.setup({ delay: null });
	sessionStorage.clear();
	fetchMock.mockReset().mockImplementation(respondWith(200, "OK"));
	vi.stubGlobal("fetch", fetchMock);
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

/** The form as a browser without script has it. */
const parse = (form: ReactNode) =>
	new DOMParser().parseFromString(renderToString(form), "text/html").forms[0] as HTMLFormElement;

test("without script the browser can validate and post the whole form", () => {
	const form = parse(<EnquiryForm />);
	expect(form.getAttribute("action")).toBe("/api/v1.0/email/send-form");
	expect([form.method, form.noValidate]).toEqual(["post", false]);
	for (const name of enquiryFields) expect(form.elements.namedItem(name)).toBeTruthy();
	const required = [...form.querySelectorAll<HTMLInputElement>("[required]")];
	expect(new Set(required.map(({ name }) => name))).toEqual(
		new Set(["user_name", "user_email", "enquiryType", "message"]),
	);
});

/** tests/journeys/phone.spec.ts enters numbers in all ways that a browser has. */
describe("phone", () => {
	test("accepts only digits and explains this", async () => {
		show();
		await user.type(field("phone"), "65a");
		expect(field("phone").value).toBe("65");
		expect(shows(copy.phoneDigitsOnly)).toBe(true);
		await user.type(field("phone"), "91234567");
		expect(shows(copy.phoneDigitsOnly)).toBe(false);
	});

	test("an eleventh digit is an error, which stays until the ten digits change, also on a reload", async () => {
		show();
		fillIn();
		await user.type(field("phone"), "+1 415 555 0132");
		expect(shows(errorTexts.phoneTooLong)).toBe(true);
		show();
		expect(field("phone").value).toBe("1415555013");
		await user.type(field("phone"), "a2");
		await user.type(field("user_name"), "{Enter}");
		expect(send().disabled).toBe(true);
		expect(fetchMock).not.toHaveBeenCalled();

		await user.clear(field("phone"));
		await user.type(field("phone"), "4155550132");
		expect(shows(errorTexts.phoneTooLong)).toBe(false);
		await sendAndWait();
		expect(sentForms()[0]?.phone).toBe("4155550132");
	});

	test("a number that the browser restores before hydration is still too long", () => {
		hydrateWithDraft({ phone: "14155550132" }, () => {
			field("phone").value = "1415555013";
		});
		expect(shows(errorTexts.phoneTooLong)).toBe(true);
	});

	test("the ten digits shown, entered again by autofill, are the whole number", async () => {
		show();
		await user.type(field("phone"), "14155550132");
		// Without the type of an event of a keyboard.
		field("phone").value = "141-555-5013";
		fireEvent(field("phone"), new Event("input", { bubbles: true }));
		expect(field("phone").value).toBe("1415555013");
		expect(shows(errorTexts.phoneTooLong)).toBe(false);
	});
});

test("after a failure the message can be copied, also without a clipboard, and being offline is said", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	fetchMock.mockImplementation(respondWith(500, "no"));
	show();
	fillIn();
	const dialog = within(await sendAndWait());
	expect(dialog.getByText(copy.offline)).toBeTruthy();
	const copyMessage = () => user.click(dialog.getByText(copy.copyMessage));
	await copyMessage();
	expect(await navigator.clipboard.readText()).toBe("Hello");
	expect(dialog.getByRole("status").textContent).toBe(copy.copied);
	vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
	await copyMessage();
	const area = await dialog.findByRole<HTMLTextAreaElement>("textbox");
	expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("Hello");
});

describe("the draft", () => {
	test("survives a failure and a reload with its key, and is deleted after success", async () => {
		fetchMock.mockImplementationOnce(respondWith(500, "no"));
		show();
		fillIn();
		await sendAndWait();
		show();
		expect(field("message").value).toBe("Hello");
		expect(radio("Other").checked).toBe(true);
		await sendAndWait();
		show();
		expect(field("message").value).toBe("");
		fillIn();
		await sendAndWait();
		const [first, second, third] = sentForms().map((sent) => sent[ownServiceFields.key]);
		expect(second).toBe(first);
		expect(third).not.toBe(first);
	});

	test("does not overwrite text typed before hydration, even its own beginning", () => {
		hydrateWithDraft({ user_name: "John", phone: "6591234567", company: "Firm" }, () => {
			field("user_name").value = "Jo";
			field("phone").value = "659";
		});
		const values = (["user_name", "phone", "company"] as const).map((name) => field(name).value);
		expect(values).toEqual(["Jo", "659", "Firm"]);
	});

	test.each(["not json", "null", '{"id":"1","values":null}'])(
		"is ignored if it is %s",
		(stored) => {
			sessionStorage.setItem(DRAFT_KEY, stored);
			show();
			expect(field("message").value).toBe("");
		},
	);
});

const role = "Software tester";
const apply = applyFor("tester");
const move = beginWith("move");
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
test.each([
	["fills an empty form", "", [apply], "Career", role],
	["replaces the text of another", "", [apply, CONSULTATION], "Software Solutions", zone],
	["may be a beginning", "", [move], "Software Solutions", /^We move.$/],
	["replaces a beginning", "", [move, apply], "Career", role],
	["keeps the visitor's own text", "Mine", [apply], "Career", /^Mine$/],
	["adds a beginning once", "Mine", [move, move], "Software Solutions", /^Mine\n\nWe move.$/],
	["is ignored for a vacancy that does not exist", "Mine", ["?apply=nobody"], "", /^Mine$/],
])("the intent in the URL %s", (_, message, queries, type, expected) => {
	if (message) saveDraft({ id: "1", values: { message } });
	show();
	for (const query of queries) follow(`${query}#enquiry-message`);
	const chosen = document.querySelector<HTMLInputElement>("form :checked");
	expect(chosen?.value ?? "").toBe(type);
	expect(field("message").value).toMatch(expected);
	expect(field("message").value.includes(role)).toBe(expected === role);
	// The address names it.
	if (type) expect(document.activeElement).toBe(field("message"));
});

test("the intent of the address that is loaded fills in an empty form, and is not added again on a reload", () => {
	show(`/${move}#enquiry-message`);
	expect(field("message").value).toBe("We move.");
	expect(document.activeElement).toBe(field("message"));
	fireEvent.input(field("message"), { target: { value: "Mine" } });
	show(`/${move}`);
	expect(field("message").value).toBe("Mine");
});

test("words in the address, which the browser submitted, follow a draft and leave the address", () => {
	saveDraft({ id: "1", values: { message: "Mine" } });
	const entries = history.length;
	show("/contact?message=It+is+old.&utm_source=news");
	expect(field("message").value).toBe("Mine\n\nIt is old.");
	expect([location.search, history.length]).toEqual(["?utm_source=news", entries]);
});
