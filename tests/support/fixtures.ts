import { test as base, expect } from "@playwright/test";
import { SCRIPTLESS_PAGE } from "./built-pages.ts";
import { type Answers, ada } from "./page/enquiry-page.ts";
import { interactive } from "./page/interactive.ts";
import { type PageProblems, watchPages } from "./page/page-problems.ts";
import { becomeSlowPhone } from "./page/slow-phone.ts";
import { type Site, startSite } from "./site.ts";
import type { ReceivedMail } from "./smtp-sink.ts";

type WorkerFixtures = {
	/** The built site, served by the real service. */
	site: Site;
};

type TestFixtures = {
	/** What went wrong in the pages of this test; anything that it does not allow fails the test. */
	problems: PageProblems;
	/** Opens a page of the site and waits until script has taken it over. */
	open(path: string): Promise<void>;
	/** Turns the page into a mid-range phone on a slow mobile network. Chromium only. */
	slowDown(): Promise<void>;
	/** A valid enquiry with an email address that no other test uses. */
	enquiry: Required<Answers>;
	/** Waits for the mails that came from an address: exactly one. */
	mailFrom(address: string): Promise<ReceivedMail>;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it hands over from this pattern
		async ({}, use) => {
			const site = await startSite();
			await use(site);
			await site.stop();
		},
		{ scope: "worker" },
	],
	baseURL: ({ site }, use) => use(site.url),
	problems: [
		async ({ context, site }, use) => {
			const problems = await watchPages(context, site.url);
			await use(problems);
			expect(problems.found(), "problems in the pages of this test").toEqual([]);
		},
		{ auto: true },
	],
	open: async ({ page }, use) => {
		await use(async (path) => {
			await page.goto(path);
			if (path !== SCRIPTLESS_PAGE) await interactive(page);
		});
	},
	slowDown: ({ page }, use) => use(() => becomeSlowPhone(page)),
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it hands over from this pattern
	enquiry: async ({}, use, { testId, repeatEachIndex }) => {
		await use({ ...ada, user_email: `ada.${testId}.${repeatEachIndex}@example.org` });
	},
	mailFrom: async ({ site }, use) => {
		await use(async (address) => {
			const mails = () =>
				site.sink.mails.filter(({ replyTo }) => replyTo?.[0]?.address === address);
			await expect.poll(() => mails().length, { message: `mails from ${address}` }).toBe(1);
			return mails()[0] as ReceivedMail;
		});
	},
});

export { expect };
