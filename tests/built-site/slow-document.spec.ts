import { createServer } from "node:http";
import { expect, test } from "../support/fixtures.ts";
import { listen } from "../support/listen.ts";
import { shiftsOf, watchShifts } from "../support/page/layout-shifts.ts";
import { SLIDES_PAGE } from "../support/page-copy.ts";

/** Serves the site, but sends an HTML document only up to `end` until `finish` is called. */
async function serveInParts(site: string, end: string) {
	const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
	const server = createServer(async ({ url = "/" }, response) => {
		const answer = await fetch(new URL(url, site));
		const type = answer.headers.get("content-type") ?? "";
		response.writeHead(answer.status, { "content-type": type });
		const body = Buffer.from(await answer.arrayBuffer());
		const cut = type.startsWith("text/html") ? body.indexOf(end) + end.length : body.length;
		response.write(body.subarray(0, cut));
		if (cut < body.length) await finished;
		response.end(body.subarray(cut));
	});
	return { origin: await listen(server), finish, close: () => server.close() };
}

for (const [part, end] of [
	["the picture of the first slide", "</picture></div>"],
	["the first slide", "</h2>"],
] as const) {
	test(`nothing moves when the document stops after ${part}`, {
		tag: "@release",
	}, async ({ page, baseURL, problems }) => {
		const site = await serveInParts(String(baseURL), end);
		problems.allow(/request to another host: http:\/\/127\.0\.0\.1/);
		try {
			await page.setViewportSize({ width: 412, height: 823 });
			await watchShifts(page);
			await page.goto(site.origin + SLIDES_PAGE, { waitUntil: "commit" });
			await expect(page.locator("picture").first()).toBeAttached();
			// Time for the fonts and a paint, which must not happen yet.
			await page.waitForTimeout(1000);
			site.finish();
			await page.waitForLoadState();
			await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
			expect(await shiftsOf(page)).toEqual([]);
		} finally {
			site.close();
		}
	});
}
