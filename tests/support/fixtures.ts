import { existsSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { builtPages, NO_PAGE } from "./built-pages.ts";
import { ada, type EnquiryFields } from "./page/enquiry-page.ts";
import { waitForStart } from "./page/interactive.ts";
import { type PageProblems, watchPages } from "./page/page-problems.ts";
import { type Site, startSite } from "./site.ts";
import type { ReceivedMail } from "./smtp-sink.ts";

type TestFixtures = {
	/** Problems reported by the pages of this test. Any problem that the test does not allow fails it. */
	problems: PageProblems;
	/**
	 * Opens a page of the site and waits until its islands near the top have started. Skips the test if
	 * another firm lacks the page.
	 */
	open(path: string): Promise<void>;
	/** A valid enquiry with an email address that is unique to this test. */
	enquiry: Required<EnquiryFields>;
	/** Waits for exactly one mail whose Reply-To is the address. */
	mailFrom(address: string): Promise<ReceivedMail>;
};

/** The tests open pages of the firm of the specification. Its facts are tested in company/. */
const isOtherFirm = !existsSync("company/specification.test.ts");
const isMissing = (path: string) =>
	isOtherFirm &&
	path !== NO_PAGE &&
	!builtPages.includes(new URL(path, "http://site.example").pathname);

export const test = base.extend<TestFixtures, { site: Site }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
		async ({}, use) => {
			const site = await startSite();
			await use(site);
			await site.stop();
		},
		{ scope: "worker" },
	],
	baseURL: ({ site }, use) => use(site.url),
	page: async ({ page }, use) => {
		await use(page);
		// A request that a test holds or changes may outlive it, and its handler then throws.
		await page.unrouteAll({ behavior: "ignoreErrors" });
	},
	problems: [
		async ({ context, site }, use) => {
			const problems = await watchPages(context, site.url);
			problems.allow(new RegExp(`404.*${NO_PAGE}`));
			await use(problems);
			expect(problems.found(), "problems in the pages of this test").toEqual([]);
		},
		{ auto: true },
	],
	open: async ({ page }, use) => {
		await use(async (path) => {
			test.skip(isMissing(path), `the firm has no page ${path}`);
			await page.goto(path);
			await waitForStart(page);
		});
	},
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
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
