import { expect, test } from "../support/fixtures.ts";

test("the browser parses the linked web app manifest without errors", {
	tag: "@release",
}, async ({ page, request }) => {
	const response = await request.get("/manifest.webmanifest");
	expect(response.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
	await page.goto("/");
	const session = await page.context().newCDPSession(page);
	const { url, errors, data } = await session.send("Page.getAppManifest");
	expect(new URL(url).pathname).toBe("/manifest.webmanifest");
	expect(errors).toEqual([]);
	expect(JSON.parse(data ?? "{}")).toEqual(await response.json());
});
