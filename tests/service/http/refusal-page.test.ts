import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { words } from "#content/words.ts";
import { errorTexts, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import { ada, json, multipart, urlEncoded } from "../support/enquiry-requests.ts";
import { startInProcess } from "../support/in-process.ts";
import { POLICY, refusedIn } from "../support/site-folder.ts";
import { testService } from "../support/test-service.ts";

const typed = { ...ada, enquiryType: "Other", message: "First line.\n\nLast line." };
const sentences = words.refusals;

type Options = { headers?: Record<string, string> };

/** Starts a service. `post` posts a form as a browser does without script, with CRLF as a line end. */
async function start(env: Record<string, string> = {}) {
	const service = await startInProcess(env);
	const post = async (fields: Record<string, string> | string, { headers }: Options = {}) => {
		const body = new URLSearchParams(fields).toString().replaceAll("%0A", "%0D%0A");
		return fetch(service.address + SEND_FORM_PATH, {
			...{ method: "POST", redirect: "manual" },
			headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
			body,
		} as RequestInit);
	};
	/** Posts a form that is refused, and returns what the page got. */
	const refused = async (...args: Parameters<typeof post>) => {
		const { status, headers, ...answer } = await post(...args).then(async (response) => ({
			...{ status: response.status, headers: response.headers, html: await response.text() },
		}));
		return { status, headers, page: refusedIn(answer.html) };
	};
	return { ...service, post, refused };
}

test("the page gets the errors of the fields and what was typed, and is a page of the site", async () => {
	const { refused } = await start();
	const fields = { ...typed, user_name: "", user_email: "ada", enquiryType: "Spam" };
	const { status, headers, page } = await refused(fields);
	const errors = { user_name: errorTexts.blank, user_email: errorTexts.emailFormat };
	const enquiryType = errorTexts.enquiryType;
	expect([status, page]).toEqual([400, { errors: { ...errors, enquiryType }, typed: fields }]);
	expect(Object.fromEntries(headers)).toMatchObject({
		"content-type": "text/html; charset=UTF-8",
		"cache-control": "no-store",
		"content-security-policy": POLICY,
		"x-content-type-options": "nosniff",
	});
});

const query = `${new URLSearchParams(typed)}`;

test.each<
	[status: number, sentence: string, fields: typeof query | typeof typed, options?: Options]
>([
	[400, fill(sentences.twice, { field: "company" }), `${query}&company=x`],
	[
		400,
		fill(sentences.keyTooLong, { field: "enquiry_id", limit: 200 }),
		{ ...typed, enquiry_id: "k".repeat(201) } as typeof typed,
	],
	// 403 hands over nothing that another site has written.
	[403, sentences.foreignPage, typed, { headers: { origin: "https://evil.example" } }],
	// 415 does not read what it cannot decode.
	[415, sentences.encoding, typed, { headers: { "content-encoding": "identity" } }],
])("%i: any other reason is one sentence: %s", async (status, sentence, fields, options) => {
	const { refused } = await start();
	const answer = await refused(fields, options);
	const kept = status === 400 ? typed : {};
	expect([answer.status, answer.page]).toEqual([status, { errors: {}, sentence, typed: kept }]);
});

test("the longest enquiry is not too large, and 413 is one sentence", async () => {
	const { post, refused } = await start();
	const longest = { ...typed, user_name: "🙂".repeat(200), message: "🙂".repeat(10_000) };
	expect((await post(longest)).status).toBe(303);
	const { status, page } = await refused({ ...typed, message: "x".repeat(300_000) });
	const sentence = fill(sentences.tooLarge, { limit: 128 });
	expect([status, page]).toEqual([413, { errors: {}, sentence, typed: {} }]);
});

test("429 says when to try again, and keeps what was typed", async () => {
	const { post, refused } = await start({ RATE_LIMIT_PER_MINUTE: "1" });
	expect((await post(typed)).status).toBe(303);
	const { status, headers, page } = await refused(typed);
	const sentence = fill(sentences.tooMany, { seconds: headers.get("retry-after") ?? "" });
	expect([status, page]).toEqual([429, { errors: {}, sentence, typed }]);
});

test("503 keeps what was typed, and the page can be sent once the database is back", async () => {
	const { cwd, post, refused } = await start();
	const other = new DatabaseSync(join(cwd, "data/enquiries.db"));
	onTestFinished(() => other.close());
	other.exec("BEGIN IMMEDIATE");
	const { status, headers, page } = await refused(typed);
	expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
	expect(page).toEqual({ errors: {}, sentence: sentences.unavailable, typed });
	other.exec("ROLLBACK");
	expect((await post(page.typed)).status).toBe(303);
});

test("the page gets what was typed to the letter, without control characters", async () => {
	const { refused } = await start();
	const user_name = `"><script>alert(1)</script>$&$\` {seconds}`;
	const message = `\n</textarea>\t<!--\u2028\u202E\\u003c\\n🙂%41+&amp;`;
	const fields = { ...typed, user_name, user_email: "<b>", message };
	const sent = { ...fields, message: `${message}\u0000\u001b`, company: "a\ud800" };
	expect((await refused(sent)).page.typed).toEqual({ ...fields, company: "a\ufffd" });
});

const unreachable = () => expect.unreachable();
const nothing = {
	refusal: unreachable,
	closedVacancy: unreachable,
	sent: unreachable,
	answer: unreachable,
};

test.each([
	["an email library", multipart, nothing],
	["a program", (fields: typeof ada) => json(fields), undefined],
	["a browser without a renderer", urlEncoded, undefined],
])("%s gets plain text", async (_, request, pages) => {
	const { send } = testService({}, pages);
	const answer = await send(request({ ...typed, user_name: "", message: "" }));
	expect([answer.status, await answer.text()]).toEqual([
		400,
		`user_name: ${errorTexts.blank}.\nmessage: ${errorTexts.blank}.`,
	]);
	expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
});
