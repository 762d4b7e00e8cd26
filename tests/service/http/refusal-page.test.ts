import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { ada } from "../support/enquiry-requests.ts";
import { type InProcess, startInProcess } from "../support/in-process.ts";
import { siteFolder } from "../support/site-folder.ts";

const typed = { ...ada, enquiryType: "Other", message: "First line.\r\n\r\nLast line." };

type Options = { headers?: Record<string, string>; chunked?: boolean };

/** Posts a form as a browser does without script. */
async function post(
	{ address }: InProcess,
	fields: Record<string, string> | string,
	{ headers, chunked }: Options = {},
): Promise<{ status: number; headers: Headers; html: string }> {
	const body = new URLSearchParams(fields);
	const response = await fetch(address + SEND_FORM_PATH, {
		method: "POST",
		redirect: "manual",
		headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
		body: chunked ? new Blob([body.toString()]).stream() : body.toString(),
		duplex: "half",
	} as RequestInit);
	return { status: response.status, headers: response.headers, html: await response.text() };
}

/** What the controls of the page contain, as HTML. */
function controls(html: string) {
	return {
		name: /<input[^>]*? value="([^"]*)"[^>]* name="user_name"/.exec(html)?.[1],
		address: /<input[^>]*? value="([^"]*)"[^>]* name="user_email"/.exec(html)?.[1],
		type: /<input[^>]* checked [^>]*value="([^"]*)"/.exec(html)?.[1],
		message: /<textarea[^>]*>\n([^<]*)<\/textarea>/.exec(html)?.[1],
	};
}

const reasons = (html: string) => /<ul>(.*?)<\/ul>/s.exec(html)?.[1];
const ALL = { name: ada.user_name, address: ada.user_email, type: "Other", message: typed.message };

const start = (env: Record<string, string> = {}, cwd = siteFolder()) => startInProcess(cwd, env);

test("invalid fields are listed in the order of the form, with links, and the first has the focus", async () => {
	const fields = { message: typed.message, user_email: "ada", enquiryType: "Other", user_name: "" };
	const { status, headers, html } = await post(await start(), fields);
	expect(status).toBe(400);
	expect(headers.get("cache-control")).toBe("no-store");
	expect(reasons(html)).toBe(
		'<li id="reason-user_name"><a href="#enquiry-user_name" autofocus>Name: This field cannot be left blank</a></li>' +
			'<li id="reason-user_email"><a href="#enquiry-user_email">Email: Enter an email address such as name@example.com</a></li>',
	);
	expect(html).toContain('aria-describedby="reason-user_name" aria-invalid="true"');
	expect(html).toContain('aria-describedby="reason-user_email hint" aria-invalid="true"');
	expect(html.match(/aria-invalid/g)).toHaveLength(2);
	expect(controls(html)).toEqual({ ...ALL, name: "", address: "ada" });
});

test("an unknown type is described, and none is selected", async () => {
	const { html } = await post(await start(), { ...typed, enquiryType: "Spam" });
	expect(reasons(html)).toContain(">What is your enquiry about? Choose one of ");
	expect(html.match(/type="radio"/g)).toHaveLength(2);
	expect(html.match(/aria-describedby="reason-enquiryType"/g)).toHaveLength(2);
	expect(html).not.toMatch(/aria-invalid|checked/);
	expect(controls(html)).toEqual({ ...ALL, type: undefined });
});

test.each<[number, string, Record<string, string> | string, Options]>([
	[400, "company: Send this field once", `${new URLSearchParams(typed)}&company=x`, {}],
	[400, "Send at most 50 fields", `${new URLSearchParams(typed)}${"&x=".repeat(50)}`, {}],
	[400, "enquiry_id: Shorten this", { ...typed, enquiry_id: "k".repeat(201) }, {}],
])("%i (%s) keeps what was typed", async (status, sentence, fields, options) => {
	const page = await post(await start(), fields, options);
	expect(page.status).toBe(status);
	expect(reasons(page.html)?.replace("&#39;", "'")).toContain(sentence);
	expect(page.html).not.toMatch(/autofocus|aria-invalid/);
	expect(controls(page.html)).toEqual(ALL);
});

test("403 does not offer to send what another site has written", async () => {
	const { status, html } = await post(await start(), typed, {
		headers: { origin: "https://evil.example" },
	});
	expect(status).toBe(403);
	expect(reasons(html)).toBe("<li>Open the form on this site and send it there.</li>");
	expect(controls(html)).toEqual({ name: "", address: "", type: undefined, message: "" });
});

test.each([false, true])("413 keeps the part that was read (in chunks: %s)", async (chunked) => {
	const message = "x".repeat(300_000);
	const page = await post(await start(), { ...typed, message }, { chunked });
	expect(page.status).toBe(413);
	expect(reasons(page.html)).toContain("Shorten it to 128 KB");
	const { message: kept = "", ...others } = controls(page.html);
	expect({ ...others, message: typed.message }).toEqual(ALL);
	expect(kept).toMatch(/^x{100000,200000}$/);
});

test("the longest valid enquiry is taken in this encoding, too", async () => {
	const longest = { ...typed, user_name: "🙂".repeat(200), message: "🙂".repeat(10_000) };
	expect((await post(await start(), longest)).status).toBe(303);
});

test("415 says what to do", async () => {
	const headers = { "content-encoding": "identity" };
	const page = await post(await start(), typed, { headers });
	expect([page.status, controls(page.html).message]).toEqual([415, ""]);
	expect(reasons(page.html)).toBe("<li>Send the enquiry without Content-Encoding.</li>");
});

test("429 says when to try again, and keeps what was typed", async () => {
	const service = await start({ RATE_LIMIT_PER_MINUTE: "1" });
	expect((await post(service, typed)).status).toBe(303);
	const { status, headers, html } = await post(service, typed);
	expect([status, controls(html)]).toEqual([429, ALL]);
	expect(reasons(html)).toContain(`Wait ${headers.get("retry-after")} s and try again`);
});

test("503 keeps what was typed, and the page can be sent once the database is back", async () => {
	const cwd = siteFolder();
	const service = await start({}, cwd);
	const other = new DatabaseSync(join(cwd, "data/enquiries.db"));
	onTestFinished(() => other.close());
	other.exec("BEGIN IMMEDIATE");
	const { status, headers, html } = await post(service, typed);
	expect([status, controls(html)]).toEqual([503, ALL]);
	expect(headers.get("retry-after")).toMatch(/^\d+$/);
	expect(reasons(html)).toMatch(/^<li>We cannot take enquiries at the moment\. .+<\/li>$/);
	other.exec("ROLLBACK");
	expect((await post(service, typed)).status).toBe(303);
});

test("hostile text stays text", async () => {
	const user_name = `"><script>alert(1)</script>$&$\``;
	const message = `\n</textarea><input name="user_name">\u0000\u202E`;
	const { html } = await post(await start(), { ...typed, user_name, message, user_email: "<b>" });
	expect(html).not.toMatch(/<script|<b>|\0/);
	expect(html.match(/<input/g)).toHaveLength(5);
	expect(controls(html)).toEqual({
		name: "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;$`",
		address: "&lt;b&gt;",
		type: "Other",
		message: "\n&lt;/textarea&gt;&lt;input name=&quot;user_name&quot;&gt;\u202E",
	});
});

test("without the page, the answer is plain text", async () => {
	const cwd = siteFolder();
	rmSync(join(cwd, "build/client/enquiry-failed"), { recursive: true });
	const { status, headers, html } = await post(await start({}, cwd), { ...typed, message: "" });
	expect([status, html]).toEqual([400, "message: This field cannot be left blank."]);
	expect(headers.get("content-type")).toMatch(/^text\/plain/);
});
