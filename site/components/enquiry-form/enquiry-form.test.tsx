// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { enquiryFields, errorTexts, ownServiceFields } from "#shared/enquiry.ts";
import { ADDRESS_EVENT, DRAFT_KEY } from "#site/browser/html-state.ts";
import { polyfillDialog } from "#site/components/modal/polyfill-dialog.ts";
import { saveDraft } from "./draft.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { applyFor, beginWith, CONSULTATION } from "./enquiry-intent.ts";

/** The fields of the form, whichever these are, without the choice. */
const textFields = enquiryFields.filter((name) => name !== "enquiryType");
const blank = Object.fromEntries(textFields.map((name) => [name, ""]));

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

// Labels are found in a tenth of the time that roles take. The browser tests find fields by role.
const field = (name: RegExp) =>
	screen.getByLabelText<HTMLInputElement>(name, { selector: "form :is(input, textarea)" });
const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => document.querySelector("form [type=submit]") as HTMLButtonElement;
const sentForms = () => fetchMock.mock.calls.map(([, { body }]) => Object.fromEntries(body));

/** Hydrates the form as on a reload. @param fillInBefore what visitor or browser do before */
function hydrateWithDraft(values: Record<string, string>, fillInBefore: () => void) {
	saveDraft({ id: "1", values });
	const page = document.createElement("div");
	document.body.append(page);
	page.innerHTML = renderToString(<EnquiryForm />);
	fillInBefore();
	render(<EnquiryForm />, { container: page, hydrate: true });
}

/** Replaces the phone number as autofill does, with or without a type of the event. */
async function autofill(number: string, inputType?: string) {
	field(/^Phone/).value = number;
	const event = inputType
		? new InputEvent("input", { bubbles: true, inputType })
		: new Event("input", { bubbles: true });
	fireEvent(field(/^Phone/), event);
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
	vi.unstubAllEnvs();
});

/** The form as a browser without script has it. */
const parse = (form: ReactNode) =>
	new DOMParser().parseFromString(renderToString(form), "text/html");

test("without script the browser can validate and post the whole form", () => {
	const page = parse(<EnquiryForm />);
	const form = page.querySelector("form");
	expect(form?.getAttribute("action")).toBe("/api/v1.0/email/send-form");
	expect([form?.method, form?.noValidate]).toEqual(["post", false]);
	for (const name of enquiryFields) expect(form?.elements.namedItem(name)).toBeTruthy();
	const required = [...page.querySelectorAll<HTMLInputElement>("[required]")];
	expect(new Set(required.map(({ name }) => name))).toEqual(
		new Set(["user_name", "user_email", "enquiryType", "message"]),
	);
});

test("the form for a hosted service has exactly the specified fields", async () => {
	for (const name of ["KEY", "SERVICE", "TEMPLATE"]) vi.stubEnv(`PUBLIC_EMAIL_${name}`, name);
	// Its module reads the settings once, as in a build.
	vi.resetModules();
	const { EnquiryForm: HostedForm } = await import("./enquiry-form.tsx");
	const form = parse(<HostedForm />).forms[0] as HTMLFormElement;
	expect(form.action).toBe("https://api.emailjs.com/api/v1.0/email/send-form");
	expect(new Set(new FormData(form).keys())).toEqual(
		new Set([...textFields, "lib_version", "service_id", "template_id", "user_id"]),
	);
});

/** tests/journeys/phone.spec.ts enters numbers in all ways that a browser has. */
describe("phone", () => {
	test("accepts only digits and explains this", async () => {
		show();
		await user.type(field(/^Phone/), "65a");
		expect(field(/^Phone/).value).toBe("65");
		expect(screen.getByText(copy.phoneDigitsOnly, { exact: false })).toBeTruthy();
		await user.type(field(/^Phone/), "91234567");
		expect(screen.queryByText(copy.phoneDigitsOnly, { exact: false })).toBeNull();
	});

	test("an eleventh digit is an error, which stays until the ten digits change, also on a reload", async () => {
		show();
		await fillIn();
		await user.type(field(/^Phone/), "+1 415 555 0132");
		expect(screen.getByText(errorTexts.phoneTooLong)).toBeTruthy();
		cleanup();
		show();
		expect(field(/^Phone/).value).toBe("1415555013");
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

	test("is required for Career only, which also changes the message placeholder", async () => {
		show();
		expect(field(/^Phone \(needed for Career only\)/).ariaRequired).toBeNull();
		const { placeholder } = field(/^Message/);
		await user.click(radio("Career"));
		expect(field(/^Phone$/).ariaRequired).toBe("true");
		expect(field(/^Message/).placeholder).not.toBe(placeholder);
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

test("after a failure the message can be copied, also without a clipboard, and being offline is said", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	fetchMock.mockImplementation(respondWith(500, "no"));
	show();
	await fillIn();
	const dialog = within(await sendAndWait());
	expect(dialog.getByText(copy.offline)).toBeTruthy();
	const copyMessage = () => user.click(dialog.getByRole("button", { name: copy.copyMessage }));
	await copyMessage();
	expect(await navigator.clipboard.readText()).toBe("Hello");
	expect(dialog.getByRole("status").textContent).toBe(copy.copied);
	vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
	await copyMessage();
	const area = dialog.getByRole<HTMLTextAreaElement>("textbox");
	expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("Hello");
});

describe("the draft", () => {
	test("survives a failure and a reload with its key, and is deleted after success", async () => {
		fetchMock.mockImplementationOnce(respondWith(500, "no"));
		show();
		await fillIn();
		await sendAndWait();
		cleanup();
		show();
		expect(field(/^Message/).value).toBe("Hello");
		expect(radio("Other").checked).toBe(true);
		await sendAndWait();
		cleanup();
		show();
		expect(field(/^Message/).value).toBe("");
		await fillIn();
		await sendAndWait();
		const [first, second, third] = sentForms().map((sent) => sent[ownServiceFields.key]);
		expect(second).toBe(first);
		expect(third).not.toBe(first);
	});

	test("does not overwrite text typed before hydration, even its own beginning", () => {
		const draft = { user_name: "John", user_email: "ada@example.com.sg", phone: "6591234567" };
		hydrateWithDraft({ ...draft, company: "Firm", enquiryType: "Other" }, () => {
			field(/^Name/).value = "Jo";
			field(/^Phone/).value = "659";
		});
		const values = [/^Name/, /^Email/, /^Phone/, /^Company/].map((name) => field(name).value);
		expect(values).toEqual(["Jo", draft.user_email, "659", "Firm"]);
		expect(radio("Other").checked).toBe(true);
	});

	test.each(["not json", '"text"', "null", '{"id":1}', '{"id":"1","values":null}'])(
		"is ignored if it is invalid: %s",
		(stored) => {
			sessionStorage.setItem(DRAFT_KEY, stored);
			show();
			expect(field(/^Message/).value).toBe("");
		},
	);
});

describe("the intent in the URL", () => {
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
	])("%s", async (_, typed, queries, type, message) => {
		show();
		if (typed) await user.type(field(/^Message/), typed);
		for (const query of queries) follow(query);
		expect(document.querySelector<HTMLInputElement>("form :checked")?.value ?? "").toBe(type);
		expect(field(/^Message/).value).toMatch(message);
		expect(field(/^Message/).value.includes(role)).toBe(message === role);
	});

	test("has the focus in the message if the address names it", () => {
		show();
		follow(`${CONSULTATION}#enquiry-message`);
		expect(document.activeElement).toBe(field(/^Message/));
	});
});

/** ./first-words.test.ts has how they join a message. */
test("words in the address, from a closing call that the browser submitted, follow a draft and leave the address", () => {
	const values = { message: "Mine", enquiryType: "Other" };
	saveDraft({ id: "1", values });
	const entries = history.length;
	show("/contact?message=It+is+old.&utm_source=news");
	expect(field(/^Message/).value).toBe("Mine\n\nIt is old.");
	expect(radio("Other").checked).toBe(true);
	expect([location.search, history.length]).toEqual(["?utm_source=news", entries]);
	cleanup();
	show("/contact?message=");
	expect(location.search).toBe("");
	expect(field(/^Message/).value).toBe("Mine\n\nIt is old.");
});
