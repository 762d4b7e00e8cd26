import site from "#company/site.json" with { type: "json" };
import { loadWholePage } from "#lab/accessibility/views.ts";
import { expect, test } from "../support/fixtures.ts";
import { lostText } from "../support/page/lost-text.ts";

const NAMES = {
	"of 90 characters":
		"Köhler, Sample & Partners International Softwareentwicklungsgesellschaft and Consulting SE",
	"written from right to left": "شركة الحلول البرمجية المتقدمة للاستشارات",
};

for (const [kind, name] of Object.entries(NAMES)) {
	for (const path of ["/", "/contact", "/who-we-are", "/privacy"]) {
		test(`a firm with a name ${kind} fits ${path} on the narrowest phone`, {
			tag: "@release",
		}, async ({ page, open }) => {
			await page.setViewportSize({ width: 320, height: 640 });
			await open(path);
			await loadWholePage(page);
			const replaced = await page.evaluate(
				([former = "", other = ""]) => {
					const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
					let count = 0;
					for (let text = texts.nextNode(); text; text = texts.nextNode()) {
						if (!text.nodeValue?.includes(former)) continue;
						text.nodeValue = text.nodeValue.replaceAll(former, other);
						count++;
					}
					// The header gives a long name this attribute when it is rendered.
					document.querySelector("#navbar a")?.toggleAttribute("data-long", other.length > 24);
					return count;
				},
				[site.company, name],
			);
			expect(replaced).toBeGreaterThan(0);
			const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(scrollWidth).toBeLessThanOrEqual(320);
			expect(await page.evaluate(lostText)).toEqual([]);
		});
	}
}
