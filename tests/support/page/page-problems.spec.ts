import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** Plants each kind of problem once, to prove that it is detected. */
const PLANTED: { what: string; plant: (page: Page) => Promise<unknown>; found: RegExp }[] = [
	{
		what: "an uncaught error",
		plant: (page) =>
			page.evaluate(() => {
				setTimeout(() => {
					throw new Error("planted");
				});
			}),
		found: /^page error: .*planted/,
	},
	{
		what: "a console error",
		plant: (page) => page.evaluate(() => console.error("planted")),
		found: /^console error: planted/,
	},
	{
		what: "a file of the site that does not exist",
		plant: (page) => page.evaluate(() => fetch("/no-such-file.js")),
		found: /^status 404: .*no-such-file/,
	},
	{
		what: "a request that fails",
		plant: async (page) => {
			await page.route("**/cut", (route) => route.abort("connectionreset"));
			await page.evaluate(() => fetch("/cut").catch(() => {}));
		},
		found: /^request failed: .*\/cut/,
	},
	{
		what: "a violation of the Content-Security-Policy",
		plant: (page) =>
			page.evaluate(() => {
				new Image().src = "https://elsewhere.example/picture.png";
			}),
		found: /Content-Security-Policy: img-src/,
	},
];

for (const { what, plant, found } of PLANTED) {
	test(`${what} is detected`, async ({ page, problems }) => {
		await page.goto("/privacy");
		await plant(page);
		await expect.poll(() => problems.found()).toContainEqual(expect.stringMatching(found));
		problems.allow(/./);
	});
}

test("a problem in a page fails the test", async ({ page, problems }) => {
	test.fail(true, "This test passes only if the planted console error fails it.");
	await page.goto("/privacy");
	await page.evaluate(() => console.error("planted"));
	await expect.poll(() => problems.found()).toHaveLength(1);
});
