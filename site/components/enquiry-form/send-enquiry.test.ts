// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emailSettings } from "./email-settings.ts";
import { SEND_TIMEOUT, sendEnquiry } from "./send-enquiry.ts";

const own = emailSettings({});
const hosted = emailSettings({
	PUBLIC_EMAIL_KEY: "k",
	PUBLIC_EMAIL_SERVICE: "s",
	PUBLIC_EMAIL_TEMPLATE: "t",
});
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

describe.each([
	["our own service", own],
	["the hosted service", hosted],
])("%s: succeeds with status 200 or text OK only", (_, settings) => {
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
		expect(await sendEnquiry(form(), settings)).toBe(accepted);
		expect(fetchMock).toHaveBeenCalledOnce();
	});
});

describe("while our own service cannot be reached", () => {
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

	test("repeats the same fields until it answers", async () => {
		const answers = [undefined, away(502), away(503), new Response("OK")];
		const sent = await send((tries) => answers[tries]);
		expect(sent).toEqual({ tries: [0, 0.5, 1.5, 3.5], sent: true, after: 3.5 });
		const bodies = fetchMock.mock.calls.map(([, { body }]) => Object.fromEntries(body));
		expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
	});

	test("fails when the time is over", async () => {
		const sent = await send(() => away(502));
		expect(sent).toEqual({ tries: [0, 0.5, 1.5, 3.5, 6.5, 9.5, 12.5], sent: false, after: 12.5 });
		expect(vi.getTimerCount()).toBe(0);
	});

	test("waits as long as it is asked to, and not in vain", async () => {
		const sent = await send(() => away(503, { "retry-after": "10" }));
		expect(sent).toEqual({ tries: [0, 10], sent: false, after: 10 });
	});

	test.each([429, 500, 504])("status %i is an answer", async (status) => {
		const sent = await send(() => away(status));
		expect(sent).toEqual({ tries: [0], sent: false, after: 0 });
	});

	test.each([undefined, 503])("does not repeat to the hosted service (%s)", async (status) => {
		const sent = await send(() => (status ? away(status) : undefined), hosted);
		expect(sent).toMatchObject({ tries: [0], sent: false });
	});
});

test("posts the form and the four identifiers to the site itself", async () => {
	fetchMock.mockResolvedValue(new Response("OK"));
	await sendEnquiry(form(), own);
	const [url, init] = fetchMock.mock.calls[0] ?? [];
	expect(url).toBe("/api/v1.0/email/send-form");
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
	const sending = sendEnquiry(element, hosted);
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

test("sends the same fields to the hosted service if the library does not load", async () => {
	vi.doMock("@emailjs/browser", () => {
		throw new Error("site data is blocked");
	});
	const { sendEnquiry: send } = await import("./send-enquiry.ts");
	fetchMock.mockImplementation(async () => new Response("OK"));
	expect(await send(form(), hosted)).toBe(true);
	vi.doUnmock("@emailjs/browser");
	vi.resetModules();
	expect(await sendEnquiry(form(), hosted)).toBe(true);
	const [without, with_] = fetchMock.mock.calls.map(([url, { body }]) => [url, [...body]]);
	expect(without).toEqual(with_);
});
