import { expect, test } from "vitest";
import { broken, notFound } from "#content/messages.json";
import { ownComplaints } from "../support/browser.ts";
import { ada, fillForm, typedWords } from "../support/enquiry-page.ts";
import { seenTransitions, watchTransitions } from "../support/view-transitions.ts";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

const OVERVIEW = "/our-services/third-party-api-integrations";
const here = visit();
const open = async (path: string) => {
	const answer = await here.tab.page.goto(`${here.site.url}${path}`);
	await wholePage(here.tab.page);
	return answer;
};
const heading = (name: string) => here.tab.page.getByRole("heading", { level: 1, name });
const card = () =>
	here.tab.page.getByRole("main").getByRole("link", { name: /^(Read more about )?Document/ });

test("its words and its script are there before the click: it opens without a network", async () => {
	const { page } = here.tab;
	await open(OVERVIEW);
	const data = page.waitForEvent("requestfinished", (request) =>
		new URL(request.url()).pathname.endsWith(".data"),
	);
	await card().first().hover();
	await data;
	await page.waitForLoadState("networkidle");
	await page.context().setOffline(true);
	await card().first().click();
	await heading("Document automation").waitFor();
	await expect(page.title()).resolves.toMatch(/^Document automation/);
	await page.context().setOffline(false);
	await page.goBack();
	await heading("Third-party API integrations").waitFor();
	expect(ownComplaints(here.tab)).toEqual([]);
});

test("the card of one grows into the head of its page", async () => {
	const { page } = here.tab;
	await open(OVERVIEW);
	await watchTransitions(page);
	await card().first().click();
	await heading("Document automation").waitFor();
	await expect
		.poll(() => seenTransitions(page))
		.toContain("::view-transition-group(subject-document-automation)");
	expect(here.tab.complaints).toEqual([]);
});

test("from one to the next, nothing of the first stays: not its address, its title, its heading", async () => {
	const { page, complaints } = here.tab;
	await open(`${OVERVIEW}/document-automation`);
	const first = await heading("Document automation").elementHandle();
	await page
		.getByRole("main")
		.getByRole("link", { name: /Accounting/ })
		.last()
		.click();
	await heading("Accounting and payment").waitFor();
	expect(new URL(page.url()).pathname).toBe(`${OVERVIEW}/accounts-and-payment`);
	await expect(page.title()).resolves.toMatch(/^Accounting and payment/);
	await expect(first?.evaluate((element) => element.isConnected)).resolves.toBe(false);
	expect(complaints).toEqual([]);
});

test("when its words cannot be fetched, the visitor is told so, and an enquiry half written is kept", async () => {
	const { page } = here.tab;
	await open("/contact");
	await fillForm(page, ada);
	const words = await typedWords(page);
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Third-party API" })
		.first()
		.click();
	await heading("Third-party API integrations").waitFor();
	await page.route("**/*.data?*", (route) => route.abort("connectionreset"));
	await card().first().click();
	await heading(broken.heading).waitFor();
	await expect(page.title()).resolves.toContain(broken.heading);
	await page.getByRole("button", { name: broken.reload }).click();
	await heading("Document automation").waitFor();
	expect(ownComplaints(here.tab)).toEqual([]);
	await open("/contact");
	await expect.poll(() => typedWords(page)).toEqual(words);
});

test("an unknown address beside them is the page that says so, with the nearest page", async () => {
	const { page } = here.tab;
	const answer = await open(`${OVERVIEW}/document-automaton`);
	expect(answer?.status()).toBe(404);
	await heading(notFound.heading).waitFor();
	await expect(page.title()).resolves.toMatch(/^Page not found/);
	expect(ownComplaints(here.tab)).toEqual([]);
	await page.getByRole("link", { name: "Did you mean Document automation integration?" }).click();
	await heading("Document automation").waitFor();
	await expect(page.title()).resolves.toMatch(/^Document automation/);
	expect(ownComplaints(here.tab)).toEqual([]);
});

test("a link to a page that was taken away leads to the page that says so", async () => {
	const { page } = here.tab;
	await open(OVERVIEW);
	await page.route("**/*.data?*", (route) => route.fulfill({ status: 404, body: "Not here" }));
	await card().first().click();
	await heading(notFound.heading).waitFor();
	await expect(page.title()).resolves.toMatch(/^Page not found/);
	expect(ownComplaints(here.tab)).toEqual([]);
});
