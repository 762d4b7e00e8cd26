import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** What no page may do, each planted once: a watch that finds nothing proves nothing. */
const PLANTED: { what: string; plant: (page: Page) => Promise<unknown>; found: RegExp }[] = [
	{
		what: "an error that a page throws",
		plant: (page) =>
			page.evaluate(() => {
				setTimeout(() => {
					throw new Error("planted");
				});
			}),
		found: /^page error: .*planted/,
	},
	{
		what: "an error on the console",
		plant: (page) => page.evaluate(() => console.error("planted")),
		found: /^console error: planted/,
	},
	{
		what: "a file of ours that does not load",
		plant: (page) => page.evaluate(() => fetch("/no-such-file.js")),
		found: /^status 404: .*no-such-file/,
	},
	{
		what: "a request that the server does not answer",
		plant: async (page) => {
			await page.route("**/cut", (route) => route.abort("connectionreset"));
			await page.evaluate(() => fetch("/cut").catch(() => {}));
		},
		found: /^request failed: .*\/cut/,
	},
	{
		what: "a violation of the security policy",
		plant: (page) =>
			page.evaluate(() => {
				new Image().src = "https://elsewhere.example/picture.png";
			}),
		found: /Content-Security-Policy: img-src/,
	},
];

for (const { what, plant, found } of PLANTED) {
	test(`${what} is found`, async ({ page, problems }) => {
		await page.goto("/privacy");
		await plant(page);
		await expect.poll(() => problems.found()).toContainEqual(expect.stringMatching(found));
		problems.allow(/./);
	});
}

test("a page's problem fails its test", async ({ page, problems }) => {
	test.fail(true, "The page's error has to fail this test.");
	await page.goto("/privacy");
	await page.evaluate(() => console.error("planted"));
	await expect.poll(() => problems.found()).toHaveLength(1);
});
