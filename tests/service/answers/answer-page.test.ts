import { expect, test, vi } from "vitest";
import { AnswerLinks } from "#service/answers/answer-links.ts";
import { takeBack } from "#service/answers/receipts.ts";
import { DatabaseUnavailable } from "#service/database/database.ts";
import { eraseEnquiries } from "#service/enquiries/delete.ts";
import { findEnquiry } from "#service/enquiries/stored-enquiry.ts";
import type { AnswerPage, PageRenderer } from "#shared/site-build.ts";
import { ada } from "../support/enquiry-requests.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testService } from "../support/test-service.ts";

const SITE = "https://www.firm.example";
const DAY = 24 * 60 * 60 * 1000;
const KEY = "7c3f1d52-9a1b-4c3d-8e5f-001122334455";

/** Renders what the page would show. */
const pages = { answer: (page: AnswerPage) => JSON.stringify(page) } as PageRenderer;
const site = { pageHeaders: {}, serve: async () => {} };

/** A service with one enquiry, and its link. */
async function answering(mailTo = "Ann <ann@firm.example>, boris@firm.example") {
	const service = testService({ MAIL_TO: mailTo, SITE_URL: SITE }, pages, site);
	const { database, clock } = service;
	await service.enquire({ ...ada, enquiry_id: KEY });
	const id = (await service.stored())[0]?.id ?? "";
	const newLink = () =>
		new AnswerLinks(database, { siteOrigin: SITE, port: 0 }).addressOf({
			...{ id, receivedAt: clock.now },
		});
	const link = await newLink();
	const ask = (address = link, body?: Record<string, string>) =>
		service.send(
			new Request(address, {
				headers: { host: "www.firm.example" },
				...(body && { method: "POST", body: new URLSearchParams(body) }),
			}),
		);
	const shown = async (...args: Parameters<typeof ask>) => (await ask(...args)).json();
	const answer = async () => (await findEnquiry(database, id))?.answer;
	return { database, clock, id, link, newLink, ask, shown, answer };
}

test("the link shows who wrote, and nothing of the message", async () => {
	const { ask } = await answering();
	const answer = await ask();
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
	const page = await answer.text();
	expect(JSON.parse(page)).toMatchObject({
		enquiry: { name: ada.user_name, type: ada.enquiryType },
		people: ["Ann", "boris@firm.example"],
	});
	for (const secret of [ada.message, ada.user_email, ada.phone]) expect(page).not.toContain(secret);
});

test("whoever says who they are ends it, once, and can undo it", async () => {
	const { ask, shown, answer, link } = await answering();
	const saved = await ask(`${link}?do=answered`, { by: "Ann", do: "answered" });
	expect([saved.status, saved.headers.get("location")]).toEqual([303, new URL(link).pathname]);
	expect((await shown()).state).toMatchObject({ name: "answered", by: "Ann" });

	const again = await ask(link, { by: "boris@firm.example", do: "not-enquiry" });
	expect(again.status).toBe(409);
	expect(await again.json()).toMatchObject({ unchanged: true, state: { by: "Ann" } });
	expect(await answer()).toMatchObject({ state: "answered", by: "Ann" });

	expect((await ask(link, { by: "Ann", do: "undo" })).status).toBe(303);
	expect(await answer()).toBeNull();
	expect((await ask(link, { by: "Ann", do: "undo" })).status).toBe(409);
});

test("a mail scanner that opens every link and submits every form as it finds it changes nothing", async () => {
	const { ask, answer, link } = await answering("ann@firm.example");
	for (const address of [link, `${link}?do=answered`, `${link}?do=not-enquiry`]) await ask(address);
	for (const button of ["answered", "not-enquiry", "undo", ""]) {
		expect((await ask(link, { do: button })).status).toBe(422);
	}
	expect((await ask(link, { by: "Somebody", do: "answered" })).status).toBe(422);
	expect(await answer()).toBeNull();
});

test.each([
	["altered", (link: string) => link.replace(/.$/, (end) => (end === "A" ? "B" : "A"))],
	["of another enquiry", (link: string) => link.replace(/answer\/.{8}/, "answer/00000000")],
	["made longer", (link: string) => link.replace(/\.(\d+)\./, ".99999.")],
	["without a token", () => `${SITE}/answer/x`],
])("a link that is %s answers 403", async (_, alter) => {
	const { ask, link, shown, answer } = await answering();
	const wrong = alter(link);
	expect(await shown(wrong)).toEqual({ problem: "link" });
	expect((await ask(wrong, { by: "Ann", do: "answered" })).status).toBe(403);
	expect(await answer()).toBeNull();
});

test("all processes on a database make the same link, which is good for 60 days", async () => {
	const { clock, ask, link, newLink } = await answering();
	expect(await newLink()).toBe(link);
	clock.now += 60 * DAY;
	expect((await ask()).status).toBe(200);
	clock.now += DAY;
	expect((await ask()).status).toBe(403);
});

test("an enquiry that was erased or taken back answers 410", async () => {
	const { database, clock, ask, id } = await answering();
	await takeBack(database, KEY, clock.now);
	expect((await ask()).status).toBe(410);
	await eraseEnquiries(database, [id], tempFolder());
	expect((await ask()).status).toBe(410);
});

test("while the database is away, the page says so", async () => {
	const { database, ask } = await answering();
	vi.spyOn(database, "query").mockRejectedValue(new DatabaseUnavailable("away"));
	const answer = await ask();
	expect([answer.status, await answer.json()]).toEqual([503, { problem: "unavailable" }]);
});
