import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { ada, urlEncoded } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { testService } from "../support/test-service.ts";

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

test("mail and CLI say where an enquiry came from", async () => {
	const service = await startInProcess();
	const post = (arrival: string, page: string) => {
		const headers = { referer: service.address + page };
		return service.send(urlEncoded({ ...ada, arrival, enquiry_id: "one" }, headers));
	};
	const arrival = `${visit.referring_host} ${visit.first_page}?${CAMPAIGN}`;
	expect((await post(arrival, "/contact?apply=developer")).status).toBe(303);

	await eventually(async () => (await service.records())[0]?.mail).toBe("filed");
	const [record] = await service.records();
	expect(record).toMatchObject({ ...ada, ...visit });
	const mails = join(service.cwd, "data/mails");
	const mail = await PostalMime.parse(readFileSync(join(mails, readdirSync(mails)[0] ?? "")));
	const shown = (await service.run("show", record?.id ?? "")).stdout;
	for (const value of Object.values(visit)) {
		expect(mail.text).toContain(value);
		expect(shown).toContain(value);
	}

	// The same enquiry from another page is a repeat, not another enquiry.
	await post(" /", "/");
	expect(await service.records()).toHaveLength(1);
});

test.each<[arrival: string, expected: Record<string, string>]>([
	["no path", {}],
	["https://other.example/secret /a", { first_page: "/a" }],
	[" //evil/a?utm_source=%00%0D%0ABcc:%E2%80%AE", { first_page: "//evil/a", utm_source: "Bcc:" }],
	[`${"h".repeat(300)} /${"p".repeat(300)}`, { first_page: `/${"p".repeat(199)}` }],
])("the doubtful arrival %# is left out or cut", async (arrival, expected) => {
	const service = testService();
	expect((await service.send(urlEncoded({ ...ada, arrival }))).status).toBe(303);
	expect(await service.stored()).toMatchObject([{ ...unknown, ...expected }]);
});

test.each([
	{ referer: "https://other.example/secret" },
	{ referer: "https://www.firm.example/contact", "sec-gpc": "1" },
])("nothing is kept with %o, and nothing at all with Global Privacy Control", async (headers) => {
	const service = testService({ SITE_URL: "https://www.firm.example" });
	const arrival = "sec-gpc" in headers ? `a.example /?${CAMPAIGN}` : "";
	await service.send(urlEncoded({ ...ada, arrival }, headers as Record<string, string>));
	expect((await service.stored())[0]).toMatchObject(unknown);
});
