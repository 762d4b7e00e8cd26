import { expect, test } from "../fixtures.ts";

test("each kind of problem in a page is detected", async ({ page, problems }) => {
	await page.goto("/privacy");
	await page.route("**/cut", (route) => route.abort("connectionreset"));
	await page.evaluate(async () => {
		setTimeout(() => {
			throw new Error("planted");
		});
		console.error("planted");
		new Image().src = "https://elsewhere.example/picture.png";
		await fetch("/no-such-file.js");
		await fetch("/cut").catch(() => {});
	});
	for (const found of [
		/^page error: .*planted/,
		/^console error: planted/,
		/^status 404: .*no-such-file/,
		/^request failed: .*\/cut/,
		/Content-Security-Policy: img-src/,
	]) {
		await expect.poll(() => problems.found()).toContainEqual(expect.stringMatching(found));
	}
	problems.allow(/./);
});

test("a problem in a page fails the test", async ({ page, problems }) => {
	test.fail(true, "This test passes only if the planted console error fails it.");
	await page.goto("/privacy");
	await page.evaluate(() => console.error("planted"));
	await expect.poll(() => problems.found()).toHaveLength(1);
});
