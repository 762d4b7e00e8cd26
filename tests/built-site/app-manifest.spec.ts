import { expect, test } from "../support/fixtures.ts";

test("the browser reads the web app manifest that the page links", async ({ page, request }) => {
	const answer = await request.get("/manifest.webmanifest");
	expect(answer.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
	await page.goto("/");
	const session = await page.context().newCDPSession(page);
	const { url, errors, data } = await session.send("Page.getAppManifest");
	expect(new URL(url).pathname).toBe("/manifest.webmanifest");
	expect(errors).toEqual([]);
	expect(JSON.parse(data ?? "{}")).toEqual(await answer.json());
});
