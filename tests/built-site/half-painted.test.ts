import { expect, test } from "vitest";
import { openTab } from "../support/browser.ts";
import { siteAndBrowser } from "../support/visit.ts";

const here = siteAndBrowser();

// A browser may paint before the rest of the HTML has come: what is there must be in its place.
test.each([
	["/techstack", 1000, "header nav"],
	["/techstack", 1440, "header nav"],
	["/cloud-services-pdf", 768, "header a"],
	["/cloud-services-pdf", 1440, "header a"],
])("on %s at %i px, %s stands still when what follows it comes", async (path, width, selector) => {
	const tab = await openTab(here.browser, { viewport: { width, height: 800 } });
	await tab.page.goto(`${here.site.url}${path}`);
	const first = tab.page.locator(selector).first();
	const whole = await first.boundingBox();
	const hidden = await first.evaluate((element) => {
		let count = 0;
		for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
			(next as HTMLElement).style.display = "none";
			count += 1;
		}
		return count;
	});
	expect(hidden).toBeGreaterThan(0);
	expect(await first.boundingBox()).toEqual(whole);
	await tab.close();
});
