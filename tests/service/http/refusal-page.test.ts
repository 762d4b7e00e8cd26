import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { words } from "#content/words.ts";
import { errorTexts, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { ada, json, multipart, urlEncoded } from "../support/enquiry-requests.ts";
import { type InProcess, startInProcess } from "../support/in-process.ts";
import { POLICY, refusedIn } from "../support/site-folder.ts";
import { testService } from "../support/test-service.ts";

const typed = { ...ada, enquiryType: "Other", message: "First line.\n\nLast line." };
const sentences = words.refusals;

type Options = { headers?: Record<string, string>; chunked?: boolean };

/** Posts a form as a browser does without script, which sends a line end as CRLF. */
async function post(
	{ address }: InProcess,
	fields: Record<string, string> | string,
	{ headers, chunked }: Options = {},
) {
	const body = new URLSearchParams(fields).toString().replaceAll("%0A", "%0D%0A");
	const response = await fetch(address + SEND_FORM_PATH, {
		method: "POST",
		redirect: "manual",
		headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
		body: chunked ? new Blob([body]).stream() : body,
		duplex: "half",
	} as RequestInit);
	return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Posts a form that is refused, and returns what the page got, without the fields that are undefined. */
async function refusedPost(...args: Parameters<typeof post>) {
	const { status, headers, html } = await post(...args);
	return { status, headers, refused: refusedIn(html) };
}

test("the page gets the errors of the fields and what was typed, and is a page of the site", async () => {
	const fields = { ...typed, user_name: "", user_email: "ada" };
	const { status, headers, refused } = await refusedPost(await startInProcess(), fields);
	expect(status).toBe(400);
	expect(refused).toEqual({
		errors: { user_name: errorTexts.blank, user_email: errorTexts.emailFormat },
		typed: fields,
	});
	expect(Object.fromEntries(headers)).toMatchObject({
		"content-type": "text/html; charset=UTF-8",
		"cache-control": "no-store",
		"content-security-policy": POLICY,
		"x-content-type-options": "nosniff",
	});
});

test("an unknown type is an error of its field", async () => {
	const fields = { ...typed, enquiryType: "Spam" };
	const { refused } = await refusedPost(await startInProcess(), fields);
	expect(refused).toEqual({
		errors: { enquiryType: expect.stringMatching(/^Choose one of /) },
		typed: fields,
	});
});

test.each<[string, Record<string, string> | string]>([
	["company: Send this field once", `${new URLSearchParams(typed)}&company=x`],
	["Send at most 50 fields", `${new URLSearchParams(typed)}${"&x=".repeat(50)}`],
	["enquiry_id: Shorten this", { ...typed, enquiry_id: "k".repeat(201) }],
])("any other reason (%s) is one sentence", async (beginning, fields) => {
	const { status, refused } = await refusedPost(await startInProcess(), fields);
	expect(status).toBe(400);
	expect(refused).toEqual({
		errors: {},
		sentence: expect.stringMatching(new RegExp(`^${beginning}[^\\n]*\\.$`)),
		typed,
	});
});

test("403 hands over nothing that another site has written", async () => {
	const headers = { origin: "https://evil.example" };
	const { status, refused } = await refusedPost(await startInProcess(), typed, { headers });
	expect(status).toBe(403);
	expect(refused).toEqual({ errors: {}, sentence: sentences.foreignPage, typed: {} });
});

test.each([false, true])("413 keeps the part that was read (in chunks: %s)", async (chunked) => {
	const fields = { ...typed, message: "x".repeat(300_000) };
	const { status, refused } = await refusedPost(await startInProcess(), fields, { chunked });
	expect(status).toBe(413);
	expect(refused).toEqual({
		errors: {},
		sentence: expect.stringContaining("Shorten it to 128 KB"),
		typed: { ...typed, message: expect.stringMatching(/^x{100000,200000}$/) },
	});
});

test("the longest valid enquiry is taken in this encoding, too", async () => {
	const longest = { ...typed, user_name: "🙂".repeat(200), message: "🙂".repeat(10_000) };
	expect((await post(await startInProcess(), longest)).status).toBe(303);
});

test("415 says what to do, and does not read what it cannot decode", async () => {
	const headers = { "content-encoding": "identity" };
	const { status, refused } = await refusedPost(await startInProcess(), typed, { headers });
	expect(status).toBe(415);
	expect(refused).toEqual({ errors: {}, sentence: sentences.encoding, typed: {} });
});

test("429 says when to try again, and keeps what was typed", async () => {
	const service = await startInProcess({ RATE_LIMIT_PER_MINUTE: "1" });
	expect((await post(service, typed)).status).toBe(303);
	const { status, headers, refused } = await refusedPost(service, typed);
	expect(status).toBe(429);
	const sentence = expect.stringContaining(`Wait ${headers.get("retry-after")} s and try again`);
	expect(refused).toEqual({ errors: {}, sentence, typed });
});

test("503 keeps what was typed, and the page can be sent once the database is back", async () => {
	const service = await startInProcess();
	const other = new DatabaseSync(join(service.cwd, "data/enquiries.db"));
	onTestFinished(() => other.close());
	other.exec("BEGIN IMMEDIATE");
	const { status, headers, refused } = await refusedPost(service, typed);
	expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
	expect(refused).toEqual({ errors: {}, sentence: sentences.unavailable, typed });
	other.exec("ROLLBACK");
	expect((await post(service, refused.typed)).status).toBe(303);
});

test("the page gets what was typed to the letter, without control characters", async () => {
	const user_name = `"><script>alert(1)</script>$&$\` {seconds}`;
	const message = `\n</textarea>\t<!--\u2028\u202E\\u003c\\n🙂%41+&amp;`;
	const fields = { ...typed, user_name, user_email: "<b>", message };
	const sent = { ...fields, message: `${message}\u0000\u001b`, company: "a\ud800" };
	const { refused } = await refusedPost(await startInProcess(), sent);
	expect(refused.typed).toEqual({ ...fields, company: "a\ufffd" });
});

test("an email library and a program get plain text", async () => {
	const { send } = testService(
		{},
		{
			refusal: () => expect.unreachable(),
			closedVacancy: () => expect.unreachable(),
		},
	);
	for (const request of [multipart, json]) {
		const answer = await send(request({ ...typed, message: "" }));
		expect([answer.status, await answer.text()]).toEqual([400, `message: ${errorTexts.blank}.`]);
		expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
	}
});

test("without a renderer, a browser gets plain text, too", async () => {
	const { send } = testService();
	const answer = await send(urlEncoded({ ...typed, user_name: "", message: "" }));
	expect([answer.status, await answer.text()]).toEqual([
		400,
		`user_name: ${errorTexts.blank}.\nmessage: ${errorTexts.blank}.`,
	]);
	expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
});
