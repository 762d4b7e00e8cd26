// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { enquiryFields, errorTexts, ownServiceFields } from "#shared/enquiry.ts";
import { ADDRESS_EVENT } from "#site/browser/html-state.ts";
import { polyfillDialog } from "#site/components/modal/polyfill-dialog.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { applyFor, beginWith, CONSULTATION } from "./enquiry-intent.ts";

/** Every field of the form, whichever these are. */
const blank = Object.fromEntries(enquiryFields.map((name) => [name, ""]));

// A firm may have another rule.
vi.mock("#company/phone.json", () => ({
	default: { least: 10, most: 10, hint: "Ten digits. Another format goes into the message." },
}));

const fetchMock = vi.fn<(url: string, init: { body: FormData }) => Promise<Response>>();
const respondWith = (status: number, text: string) => async () => new Response(text, { status });

let user: UserEvent;

function show(address = "/") {
	history.replaceState(null, "", address);
	render(
		<StrictMode>
			<EnquiryForm
				vacancies={[{ id: "tester", company: "Software tester" }]}
				beginnings={[{ id: "move", message: "We want to move." }]}
			/>
		</StrictMode>,
	);
}

/** Follows a link of the page to another query; see browser/frame.ts. */
function follow(query: string) {
	history.replaceState(null, "", query);
	act(() => void dispatchEvent(new Event(ADDRESS_EVENT)));
}

// Labels are found in a tenth of the time that roles take. The browser tests find fields by role.
const field = (name: RegExp) =>
	screen.getByLabelText<HTMLInputElement>(name, { selector: "form :is(input, textarea)" });
const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => document.querySelector("form [type=submit]") as HTMLButtonElement;
const sentForms = () => fetchMock.mock.calls.map(([, { body }]) => Object.fromEntries(body));

/** Hydrates the form as on a reload. @param fillInBefore what visitor or browser do before */
function hydrateWithDraft(values: Record<string, string>, fillInBefore: () => void) {
	sessionStorage.setItem("enquiry-draft", JSON.stringify({ id: "1", values }));
	const page = document.createElement("div");
	document.body.append(page);
	page.innerHTML = renderToString(<EnquiryForm />);
	fillInBefore();
	render(<EnquiryForm />, { container: page, hydrate: true });
}

/** Replaces the phone number as autofill does, with or without a type of the event. */
async function autofill(number: string, inputType?: string) {
	const phone = field(/^Phone/);
	phone.value = number;
	fireEvent(
		phone,
		inputType
			? new InputEvent("input", { bubbles: true, inputType })
			: new Event("input", { bubbles: true }),
	);
}

async function fillIn() {
	for (const [name, text] of [
		[/^Name/, "Ann"],
		[/^Email/, "ann@example.com"],
		[/^Message/, "Hello"],
	] as const) {
		await user.click(field(name));
		await user.paste(text);
	}
	await user.click(radio("Other"));
}

async function sendAndWait() {
	await user.click(send());
	return waitFor(() => {
		const dialog = document.querySelector<HTMLElement>("dialog[open]");
		if (!dialog) throw new Error("No dialog is open.");
		return dialog;
	});
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

test("without script the browser can validate and post the whole form", () => {
	const html = renderToString(<EnquiryForm />);
	const page = new DOMParser().parseFromString(html, "text/html");
	const form = page.querySelector("form");
	expect(form?.getAttribute("action")).toBe("/api/v1.0/email/send-form");
	expect(form?.method).toBe("post");
	expect(form?.noValidate).toBe(false);
	for (const name of enquiryFields) expect(form?.elements.namedItem(name)).toBeTruthy();
	const required = [...page.querySelectorAll<HTMLInputElement>("[required]")];
	expect(new Set(required.map(({ name }) => name))).toEqual(
		new Set(["user_name", "user_email", "enquiryType", "message"]),
	);
});

test("Enter in a field does not submit while a mistake disables the button", async () => {
	show();
	await user.click(send());
	await user.type(field(/^Name/), "Ann{Enter}");
	expect(send().disabled).toBe(true);
	expect(fetchMock).not.toHaveBeenCalled();
});

describe("phone", () => {
	test("accepts only digits and explains this", async () => {
		show();
		await user.type(field(/^Phone/), "65a");
		expect(field(/^Phone/).value).toBe("65");
		expect(screen.getByText(copy.phoneDigitsOnly, { exact: false })).toBeTruthy();
		await user.type(field(/^Phone/), "91234567");
		expect(field(/^Phone/).value).toBe("6591234567");
		expect(screen.queryByText(copy.phoneDigitsOnly, { exact: false })).toBeNull();
	});

	test("an eleventh digit is an error, which stays until the ten digits change", async () => {
		show();
		await fillIn();
		await user.type(field(/^Phone/), "14155550132");
		expect(field(/^Phone/).value).toBe("1415555013");
		expect(screen.getByText(errorTexts.phoneTooLong)).toBeTruthy();
		// None of these changes the number.
		await user.type(field(/^Phone/), "a2");
		await user.type(field(/^Name/), "{Enter}");
		expect(send().disabled).toBe(true);
		expect(fetchMock).not.toHaveBeenCalled();

		await user.clear(field(/^Phone/));
		await user.type(field(/^Phone/), "4155550132");
		expect(screen.queryByText(errorTexts.phoneTooLong)).toBeNull();
		await sendAndWait();
		expect(sentForms()[0]?.phone).toBe("4155550132");
	});

	test("a number that is too long stays an error after a reload", async () => {
		show();
		await fillIn();
		await user.type(field(/^Phone/), "+1 415 555 0132");
		cleanup();
		show();
		expect(field(/^Phone/).value).toBe("1415555013");
		expect(send().disabled).toBe(true);
	});

	test("a number that the browser restores before hydration is still too long", () => {
		hydrateWithDraft({ phone: "14155550132" }, () => {
			field(/^Phone/).value = "1415555013";
		});
		expect(screen.getByText(errorTexts.phoneTooLong)).toBeTruthy();
	});

	test.each([
		["pasting", (number: string) => user.paste(number)],
		["autofill", (number: string) => autofill(number)],
		["a suggestion", (number: string) => autofill(number, "insertReplacementText")],
	])("the ten digits shown, entered again by %s, are the whole number", async (_, enter) => {
		show();
		await user.type(field(/^Phone/), "14155550132");
		await user.tripleClick(field(/^Phone/));
		await enter("141-555-5013");
		expect(field(/^Phone/).value).toBe("1415555013");
		expect(screen.queryByText(errorTexts.phoneTooLong)).toBeNull();
	});

	test("digits of an input method count once the composition ends", () => {
		show();
		const phone = field(/^Phone/);
		fireEvent.compositionStart(phone);
		phone.value = "６５９１２３４５６７８";
		fireEvent(phone, new InputEvent("input", { bubbles: true, isComposing: true }));
		expect(phone.value).toBe("６５９１２３４５６７８");
		fireEvent.compositionEnd(phone);
		expect(phone.value).toBe("6591234567");
		expect(screen.getByText(errorTexts.phoneTooLong)).toBeTruthy();
	});

	test("is required for Career only, which also changes the message placeholder", async () => {
		show();
		expect(field(/^Phone \(needed for Career only\)/).hasAttribute("aria-required")).toBe(false);
		const defaultPlaceholder = field(/^Message/).placeholder;
		await user.click(radio("Career"));
		expect(field(/^Phone$/).getAttribute("aria-required")).toBe("true");
		expect(field(/^Message/).placeholder).not.toBe(defaultPlaceholder);
		await user.click(radio("Other"));
		expect(field(/^Message/).placeholder).toBe(defaultPlaceholder);
	});
});

test("makes one request with all fields, the identifiers and the fields of our own service", async () => {
	show();
	await fillIn();
	await sendAndWait();
	expect(sentForms()).toEqual([
		{
			...blank,
			user_name: "Ann",
			user_email: "ann@example.com",
			enquiryType: "Other",
			message: "Hello",
			[ownServiceFields.key]: expect.stringMatching(/^[0-9a-f-]{36}$/),
			[ownServiceFields.honeypot]: "",
			[ownServiceFields.elapsed]: expect.stringMatching(/^\d+$/),
			[ownServiceFields.arrival]: "",
			lib_version: "4.4.1",
			service_id: "enquiries",
			template_id: "contact",
			user_id: "website",
		},
	]);
});

describe("the failure modal", () => {
	async function fail() {
		fetchMock.mockImplementation(respondWith(500, "no"));
		show();
		await fillIn();
		return within(await sendAndWait());
	}

	test("copies the message", async () => {
		const dialog = await fail();
		await user.click(dialog.getByRole("button", { name: copy.copyMessage }));
		expect(await navigator.clipboard.readText()).toBe("Hello");
		expect(dialog.getByRole("status").textContent).toBe(copy.copied);
	});

	test("selects the text for copying if the clipboard is not available", async () => {
		const dialog = await fail();
		vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
		await user.click(dialog.getByRole("button", { name: copy.copyMessage }));
		const area = dialog.getByRole<HTMLTextAreaElement>("textbox");
		expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("Hello");
	});

	test("links to a mail with the message, and says so if the visitor is offline", async () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const dialog = await fail();
		const link = dialog.getByRole("link", { name: copy.writeEmail });
		expect(new URL(link.getAttribute("href") ?? "").searchParams.get("body")).toContain("Hello");
		expect(dialog.getByText(copy.offline)).toBeTruthy();
	});
});

describe("the draft", () => {
	test("survives a failure and a reload with its key, and is deleted after success", async () => {
		fetchMock.mockImplementation(respondWith(500, "no"));
		show();
		await fillIn();
		await sendAndWait();
		cleanup();
		show();
		expect(field(/^Message/).value).toBe("Hello");
		expect(radio("Other").checked).toBe(true);
		fetchMock.mockImplementation(respondWith(200, "OK"));
		await sendAndWait();
		const [first, second] = sentForms().map((sent) => sent[ownServiceFields.key]);
		expect(second).toBe(first);
		cleanup();
		show();
		expect(field(/^Message/).value).toBe("");
		await fillIn();
		await sendAndWait();
		expect(sentForms()[2]?.[ownServiceFields.key]).not.toBe(first);
	});

	test("does not overwrite text typed before hydration, even its own beginning", () => {
		const draft = { user_name: "John", user_email: "ada@example.com.sg", phone: "6591234567" };
		hydrateWithDraft({ ...draft, company: "Firm", enquiryType: "Other" }, () => {
			field(/^Name/).value = "Jo";
			field(/^Email/).value = "ada@example.com";
			field(/^Phone/).value = "659";
		});
		expect(field(/^Name/).value).toBe("Jo");
		expect(field(/^Email/).value).toBe("ada@example.com");
		expect(field(/^Phone/).value).toBe("659");
		expect(field(/^Company/).value).toBe("Firm");
		expect(radio("Other").checked).toBe(true);
	});

	test.each(["not json", '"text"', "null", '{"id":1}', '{"id":"1","values":null}'])(
		"is ignored if it is invalid: %s",
		(stored) => {
			sessionStorage.setItem("enquiry-draft", stored);
			show();
			expect(field(/^Message/).value).toBe("");
		},
	);
});

describe("the intent in the URL", () => {
	const role = "Software tester";
	const apply = applyFor("tester");

	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

	test.each([
		["fills an empty form", "", [apply], "Career", role],
		["replaces the text of another", "", [apply, CONSULTATION], "Software Solutions", zone],
		["may be a beginning", "", [beginWith("move")], "Software Solutions", /^We want to move.$/],
		["replaces a beginning", "", [beginWith("move"), apply], "Career", role],
		["keeps the visitor's own text", "Mine", [apply], "Career", /^Mine$/],
		[
			"adds a beginning to that text, once",
			"Mine",
			[beginWith("move"), beginWith("move")],
			"Software Solutions",
			/^Mine\n\nWe want to move.$/,
		],
	])("%s", async (_, typed, queries, type, message) => {
		show();
		if (typed) await user.type(field(/^Message/), typed);
		for (const query of queries) follow(query);
		expect(radio(type).checked).toBe(true);
		expect(field(/^Message/).value).toMatch(message);
		expect(field(/^Message/).value.includes(role)).toBe(message === role);
	});

	test("has the focus in the message if the address names it", () => {
		show();
		follow(`${CONSULTATION}#enquiry-message`);
		expect(document.activeElement).toBe(field(/^Message/));
	});

	test("is ignored for a vacancy that does not exist", () => {
		show("/?apply=nobody");
		expect(radio("Career").checked).toBe(false);
		expect(field(/^Message/).value).toBe("");
	});
});

describe("words in the address, from a closing call that the browser submitted", () => {
	test("fill in the message, are kept in the draft and leave the address", () => {
		const entries = history.length;
		show("/contact?message=It+is+old.%0D%0AIt+works.&utm_source=news");
		expect(field(/^Message/).value).toBe("It is old.\nIt works.");
		expect(radio("Software Solutions").checked).toBe(true);
		expect(location.search).toBe("?utm_source=news");
		expect(history.length).toBe(entries);
		cleanup();
		show("/contact");
		expect(field(/^Message/).value).toBe("It is old.\nIt works.");
	});

	test("follow the message of a draft, whose type stays", () => {
		const values = { message: "Mine", enquiryType: "Other" };
		sessionStorage.setItem("enquiry-draft", JSON.stringify({ id: "1", values }));
		show("/contact?message=It+is+old.");
		expect(field(/^Message/).value).toBe("Mine\n\nIt is old.");
		expect(radio("Other").checked).toBe(true);
	});

	test("may be blank", () => {
		show("/contact?message=");
		expect(location.search).toBe("");
		expect(field(/^Message/).value).toBe("");
		expect(radio("Software Solutions").checked).toBe(false);
	});
});
