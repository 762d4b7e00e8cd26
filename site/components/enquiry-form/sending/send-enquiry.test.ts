// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emailSettings } from "./email-settings.ts";
import { SEND_TIMEOUT, sendEnquiry } from "./send-enquiry.ts";

const own = emailSettings({});
const fetchMock = vi.fn<(url: string, init: { body: FormData }) => Promise<Response>>();

function form(): HTMLFormElement {
	const element = document.createElement("form");
	const input = document.createElement("input");
	input.name = "message";
	input.value = "Hello";
	element.append(input);
	return element;
}

beforeEach(() => vi.stubGlobal("fetch", fetchMock));
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.resetModules();
	fetchMock.mockReset();
});

describe("succeeds with status 200 or text OK only", () => {
	test.each([
		[200, "OK", true],
		[200, "<!doctype html>", true],
		[202, "Accepted", false],
		[204, null, false],
		[202, "OK", true],
		[500, "OK", true],
		[500, "Internal Server Error", false],
		[400, "The template ID is required", false],
		[429, "Too many requests", false],
	])("%i %s", async (status, text, accepted) => {
		fetchMock.mockResolvedValue(new Response(text, { status }));
		expect(await sendEnquiry(form(), own)).toBe(accepted);
	});

	test("fails on a network error", async () => {
		fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
		expect(await sendEnquiry(form(), own)).toBe(false);
	});
});

test("posts the form and the four identifiers to the site itself", async () => {
	fetchMock.mockResolvedValue(new Response("OK"));
	await sendEnquiry(form(), own);
	const [url, init] = fetchMock.mock.calls[0] ?? [];
	expect(url).toBe(`${location.origin}/api/v1.0/email/send-form`);
	expect(Object.fromEntries(init?.body ?? [])).toEqual({
		message: "Hello",
		lib_version: "4.4.1",
		service_id: "enquiries",
		template_id: "contact",
		user_id: "website",
	});
});

test("sends the values at the time of the call, not later input while the library loads", async () => {
	fetchMock.mockResolvedValue(new Response("OK"));
	const element = form();
	const sending = sendEnquiry(element, own);
	(element.elements.namedItem("message") as HTMLInputElement).value = "Changed";
	await sending;
	expect(fetchMock.mock.calls[0]?.[1].body.get("message")).toBe("Hello");
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
	expect(log).toHaveBeenCalledOnce();
	expect(log.mock.calls[0]?.[0]).toContain("PUBLIC_EMAIL_TEMPLATE is missing");
});

test("fails if the library cannot be loaded", async () => {
	vi.doMock("@emailjs/browser", () => {
		throw new Error("site data is blocked");
	});
	const { sendEnquiry: send } = await import("./send-enquiry.ts");
	expect(await send(form(), own)).toBe(false);
	vi.doUnmock("@emailjs/browser");
});
