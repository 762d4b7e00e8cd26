import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { type InProcess, startInProcess } from "../support/in-process.ts";
import { runToEnd } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { storedRecords } from "../support/stored-records.ts";
import { startReceiver } from "../support/webhook-receiver.ts";

const CAMPAIGN =
	"utm_source=news&utm_medium=email&utm_campaign=Spring+%26&utm_term=crm&utm_content=top";

const visit = {
	first_page: "/what-we-do/cloud-services",
	form_page: "/contact",
	referring_host: "search.example.org",
	utm_source: "news",
	utm_medium: "email",
	utm_campaign: "Spring &",
	utm_term: "crm",
	utm_content: "top",
};
const unknown = Object.fromEntries(Object.keys(visit).map((fact) => [fact, ""]));

/** Posts an enquiry as the browser does without script, and follows no redirect. */
async function post(
	{ address }: InProcess,
	fields: Record<string, string>,
	headers: Record<string, string> = {},
) {
	const body = new URLSearchParams({ ...ada, ...fields });
	return fetch(address + SEND_FORM_PATH, { method: "POST", body, headers, redirect: "manual" });
}

test("mail, webhook, CLI and CSV say where an enquiry came from, and erase removes it", async () => {
	const cwd = siteFolder();
	const { calls, env } = await startReceiver();
	const service = await startInProcess(cwd, env);
	const arrival = `${visit.referring_host} ${visit.first_page}?${CAMPAIGN}`;
	const referer = `${service.address}/contact?apply=developer`;
	const response = await post(service, { arrival, enquiry_id: "one" }, { referer });
	expect(response.status).toBe(303);

	await eventually(async () => (await storedRecords(cwd))[0]?.mail).toBe("filed");
	const [record] = await storedRecords(cwd);
	expect(record).toMatchObject({ ...ada, ...visit });
	const [file = ""] = readdirSync(join(cwd, "data/mails"));
	const mail = await PostalMime.parse(readFileSync(join(cwd, "data/mails", file)));
	const shown = (await runToEnd("cli.ts", ["show", record?.id ?? ""], cwd)).stdout;
	for (const value of Object.values(visit)) {
		expect(mail.text).toContain(value);
		expect(shown).toContain(value);
	}
	await eventually(() => calls.length).toBe(1);
	expect(JSON.parse(calls[0]?.body ?? "").data).toMatchObject(visit);
	const [head = "", line = ""] = (await runToEnd("cli.ts", ["export", "--csv"], cwd)).stdout.split(
		"\r\n",
	);
	expect(head).toMatch(/,webhookError,first_page,form_page,referring_host,utm_source,/);
	expect(line).toContain(`"/contact","search.example.org","news"`);

	// The same enquiry from another page is a repeat, not another enquiry.
	await post(service, { arrival: " /", enquiry_id: "one" });
	expect(await storedRecords(cwd)).toHaveLength(1);

	await runToEnd("cli.ts", ["erase", ada.user_email, "--yes"], cwd);
	const database = ["", "-wal"].map((end) => readFileSync(join(cwd, `data/enquiries.db${end}`)));
	expect(Buffer.concat(database).includes(visit.referring_host)).toBe(false);
});

test("a doubtful arrival is left out or cut, and never refuses an enquiry", async () => {
	const cwd = siteFolder();
	const service = await startInProcess(cwd);
	const cases: [arrival: string, expected: Record<string, string>][] = [
		["", {}],
		["no path", {}],
		["https://other.example/secret /a", { first_page: "/a" }],
		["user@host.example /a", { first_page: "/a" }],
		[
			" //evil.example/a?utm_source=%00%0D%0ABcc:%20a@b.c%E2%80%AE",
			{
				first_page: "//evil.example/a",
				utm_source: "Bcc: a@b.c",
			},
		],
		[`${"h".repeat(300)} /${"p".repeat(300)}`, { first_page: `/${"p".repeat(199)}` }],
		[` /a?utm_source=${"界".repeat(150)}`, { first_page: "/a", utm_source: "界".repeat(100) }],
		[
			` /a?utm_term=${"%F0%9F%99%82".repeat(120)}`,
			{ first_page: "/a", utm_term: "🙂".repeat(100) },
		],
		[` /a?utm_source=%E0%A4%A&utm_source=b&other=c`, { first_page: "/a", utm_source: "\uFFFD%A" }],
		["x".repeat(40_000), {}],
	];
	for (const [arrival] of cases) {
		expect((await post(service, { arrival })).status, arrival.slice(0, 50)).toBe(303);
	}
	const stored = await storedRecords(cwd);
	for (const [index, [arrival, expected]] of cases.entries()) {
		expect(stored[index], arrival.slice(0, 50)).toMatchObject({ ...unknown, ...expected });
	}
});

test("only a page of this site is the page of the form", async () => {
	const cwd = siteFolder();
	const service = await startInProcess(cwd);
	const referers = [
		"https://other.example/secret",
		"about:client",
		"not an address",
		service.address + SEND_FORM_PATH,
	];
	for (const referer of referers) {
		expect((await post(service, {}, { referer })).status).toBe(303);
	}
	for (const record of await storedRecords(cwd)) expect(record.form_page).toBe("");
});

test("with Global Privacy Control nothing of it is kept", async () => {
	const cwd = siteFolder();
	const service = await startInProcess(cwd);
	const referer = `${service.address}/contact`;
	await post(service, { arrival: `a.example /?${CAMPAIGN}` }, { referer, "sec-gpc": "1" });
	expect((await storedRecords(cwd))[0]).toMatchObject(unknown);
});
