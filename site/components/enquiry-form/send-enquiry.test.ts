// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emailSettings } from "./email-settings.ts";
import { SEND_TIMEOUT, sendEnquiry } from "./send-enquiry.ts";

const ownIdentifiers = { service_id: "enquiries", template_id: "contact", user_id: "website" };
const identifiers = { service_id: "s", template_id: "t", user_id: "k" };
const own = emailSettings({});
const hosted = emailSettings({
	PUBLIC_EMAIL_KEY: "k",
	PUBLIC_EMAIL_SERVICE: "s",
	PUBLIC_EMAIL_TEMPLATE: "t",
});
const fetchMock = vi.fn<(url: string, init: { body: FormData }) => Promise<Response>>();

const sentFields = () => fetchMock.mock.calls.map(([, { body }]) => Object.fromEntries(body));

function form(): HTMLFormElement {
	document.body.innerHTML = '<form><input name="message" value="Hello" /></form>';
	return document.querySelector("form") as HTMLFormElement;
}

beforeEach(() => vi.stubGlobal("fetch", fetchMock));
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.resetModules();
	fetchMock.mockReset();
});

describe.each([
	["our own service", own],
	["the hosted service", hosted],
])("%s: succeeds with status 200 or text OK only", (_, settings) => {
	test.each([
		[200, "OK", true],
		[200, "<!doctype html>", true],
		[204, null, false],
		[202, "OK", true],
		[500, "OK", true],
		[500, "Internal Server Error", false],
		[400, "The template ID is required", false],
	])("%i %s", async (status, text, accepted) => {
		fetchMock.mockResolvedValue(new Response(text, { status }));
		expect(await sendEnquiry(form(), settings)).toBe(accepted);
		expect(fetchMock).toHaveBeenCalledOnce();
	});
});

const away = (status: number, headers = {}) => new Response("away", { status, headers });

/** Sends, and returns the seconds at which each try began, and whether it succeeded after how long. */
async function send(answer: (tries: number) => Response | undefined, settings = own) {
	vi.useFakeTimers();
	const began = performance.now();
	const seconds = () => (performance.now() - began) / 1000;
	const tries: number[] = [];
	fetchMock.mockImplementation(async () => {
		const response = answer(tries.push(seconds()) - 1);
		if (!response) throw new TypeError("Failed to fetch");
		return response;
	});
	let outcome: { sent: boolean; after: number } | undefined;
	sendEnquiry(form(), settings).then((sent) => {
		outcome = { sent, after: seconds() };
	});
	await vi.advanceTimersByTimeAsync(SEND_TIMEOUT);
	return { tries, ...outcome };
}

test("repeats the same fields until our service answers", async () => {
	const answers = [undefined, away(502), away(503), new Response("OK")];
	const sent = await send((tries) => answers[tries]);
	expect(sent).toEqual({ tries: [0, 0.5, 1.5, 3.5], sent: true, after: 3.5 });
	const fields = { message: "Hello", lib_version: "4.4.1", ...ownIdentifiers };
	expect(sentFields()).toEqual(answers.map(() => fields));
});

const inTime = { tries: [0, 0.5, 1.5, 3.5, 6.5, 9.5, 12.5], sent: false, after: 12.5 };
test.each([
	["status 502: as long as there is time", 502, {}, own, inTime],
	["as asked to, not in vain", 503, { "retry-after": "10" }, own, { tries: [0, 10], after: 10 }],
	["status 429 is an answer", 429, {}, own, { tries: [0], after: 0 }],
	["not to the hosted service: 503", 503, {}, hosted, { tries: [0] }],
	["not to the hosted service: no answer", undefined, {}, hosted, { tries: [0] }],
])("repeats %s", async (_, status, headers, settings, expected) => {
	const sent = await send(() => (status ? away(status, headers) : undefined), settings);
	expect(sent).toMatchObject({ sent: false, ...expected });
	expect(vi.getTimerCount()).toBe(0);
});

test("fails if there is no response within the timeout", async () => {
	vi.useFakeTimers();
	fetchMock.mockReturnValue(new Promise(() => {}));
	const done = vi.fn();
	sendEnquiry(form(), own).then(done);
	await vi.advanceTimersByTimeAsync(SEND_TIMEOUT - 1);
	expect(done).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(done).toHaveBeenCalledWith(false);
	expect(vi.getTimerCount()).toBe(0);
});

test("without an identifier it makes no request and logs the missing setting once", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	const settings = emailSettings({ PUBLIC_EMAIL_KEY: "k", PUBLIC_EMAIL_SERVICE: "s" });
	expect(await sendEnquiry(form(), settings)).toBe(false);
	expect(fetchMock).not.toHaveBeenCalled();
	expect(log.mock.calls).toEqual([[expect.stringContaining("PUBLIC_EMAIL_TEMPLATE is missing")]]);
});

test("sends the same fields, of the time of the call, to the hosted service with its library and without", async () => {
	fetchMock.mockImplementation(async () => new Response("OK"));
	vi.doMock("@emailjs/browser", () => {
		throw new Error("site data is blocked");
	});
	const { sendEnquiry: sendWithout } = await import("./send-enquiry.ts");
	expect(await sendWithout(form(), hosted)).toBe(true);
	vi.doUnmock("@emailjs/browser");
	vi.resetModules();
	const element = form();
	const sending = sendEnquiry(element, hosted);
	// The library loads meanwhile.
	(element.elements.namedItem("message") as HTMLInputElement).value = "Changed";
	expect(await sending).toBe(true);
	const fields = { message: "Hello", lib_version: "4.4.1", ...identifiers };
	expect(sentFields()).toEqual([fields, fields]);
});
