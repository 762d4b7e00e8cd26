import { expect, test, vi } from "vitest";
import { words } from "#content/words.ts";
import { DatabaseUnavailable } from "#service/database/database.ts";
import { errorTexts } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import type { PageRenderer, Refused } from "#shared/site-build.ts";
import { pageHeaders } from "#shared/site-headers.ts";
import { ada, json, multipart, urlEncoded } from "../support/enquiry-requests.ts";
import { POLICY } from "../support/site-folder.ts";
import { testService } from "../support/test-service.ts";

const typed = { ...ada, enquiryType: "Other", message: "First line.\n\nLast line." };
const sentences = words.refusals;

/** Renders what the page gets. */
const pages = { refusal: (refused: Refused) => JSON.stringify(refused) } as PageRenderer;
const site = { pageHeaders: pageHeaders(POLICY), serve: async () => {} };

type Headers = Record<string, string>;

/** Starts a service. `post` posts a form as a browser does without script, with CRLF as a line end. */
function start(env: Record<string, string> = {}) {
	const service = testService(env, pages, site);
	const post = (fields: Record<string, string> | string, headers: Headers = {}) => {
		const lines = new URLSearchParams(fields).toString().replaceAll("%0A", "%0D%0A");
		return service.send(urlEncoded(lines, headers));
	};
	/** Posts a form that is refused, and returns what the page got. */
	const refused = async (...args: Parameters<typeof post>) => {
		const answer = await post(...args);
		return { status: answer.status, headers: answer.headers, page: await answer.json() };
	};
	return { ...service, post, refused };
}

test("the page gets the errors of the fields and what was typed, and is a page of the site", async () => {
	const fields = { ...typed, user_name: "", user_email: "ada", enquiryType: "Spam" };
	const { status, headers, page } = await start().refused(fields);
	const { blank: user_name, emailFormat: user_email, enquiryType } = errorTexts;
	const errors = { user_name, user_email, enquiryType };
	expect([status, page]).toEqual([400, { errors, typed: fields }]);
	expect(Object.fromEntries(headers)).toMatchObject({
		"content-type": "text/html; charset=UTF-8",
		"cache-control": "no-store",
		"content-security-policy": POLICY,
		"x-content-type-options": "nosniff",
	});
});

const query = `${new URLSearchParams(typed)}`;

const longKey = fill(sentences.keyTooLong, { field: "enquiry_id", limit: 200 });

test.each<[status: number, sentence: string, fields: typeof query, headers?: Headers]>([
	[400, longKey, `${query}&enquiry_id=${"k".repeat(201)}`],
	// 403 hands over nothing that another site has written.
	[403, sentences.foreignPage, query, { origin: "https://evil.example" }],
	[413, fill(sentences.tooLarge, { limit: 128 }), `${query}${"x".repeat(132_000)}`],
	// 415 does not read what it cannot decode.
	[415, sentences.encoding, query, { "content-encoding": "identity" }],
])("%i: any other reason is one sentence: %s", async (status, sentence, fields, headers) => {
	const answer = await start().refused(fields, headers);
	const kept = status === 400 ? typed : {};
	expect([answer.status, answer.page]).toEqual([status, { errors: {}, sentence, typed: kept }]);
});

test("429 says when to try again, and keeps what was typed", async () => {
	const { post, refused } = start({ RATE_LIMIT_PER_MINUTE: "1" });
	expect((await post(typed)).status).toBe(303);
	const { status, headers, page } = await refused(typed);
	const sentence = fill(sentences.tooMany, { seconds: headers.get("retry-after") ?? "" });
	expect([status, page]).toEqual([429, { errors: {}, sentence, typed }]);
});

test("503 keeps what was typed, and the page can be sent once the database is back", async () => {
	const { database, post, refused } = start();
	vi.spyOn(database, "transaction").mockRejectedValueOnce(new DatabaseUnavailable("locked"));
	const { status, headers, page } = await refused(typed);
	expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
	expect(page).toEqual({ errors: {}, sentence: sentences.unavailable, typed });
	expect((await post(page.typed)).status).toBe(303);
});

test("the page gets what was typed to the letter, without control characters", async () => {
	const user_name = `"><script>alert(1)</script>$&$\` {seconds}`;
	const message = `\n</textarea>\t<!--\u2028\u202E\\u003c\\n🙂%41+&amp;`;
	const fields = { ...typed, user_name, user_email: "<b>", message };
	const sent = { ...fields, message: `${message}\u0000\u001b`, company: "a\ud800" };
	expect((await start().refused(sent)).page.typed).toEqual({ ...fields, company: "a\ufffd" });
});

const wrong = { ...typed, user_name: "", message: "" };

test.each([
	["an email library", multipart(wrong), pages],
	["a program", json(wrong), pages],
	["a browser without a renderer", urlEncoded(wrong), undefined],
])("%s gets plain text", async (_, request, renderer) => {
	const answer = await testService({}, renderer).send(request);
	expect([answer.status, await answer.text()]).toEqual([
		400,
		`user_name: ${errorTexts.blank}.\nmessage: ${errorTexts.blank}.`,
	]);
	expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
});
