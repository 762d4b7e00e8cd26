import { expect, test } from "../support/fixtures.ts";
import { interactive } from "../support/page/interactive.ts";

const KB = 1024;
/** All that home fetches until the visitor does something. */
const LIMITS = [
	{ width: 1440, limit: 350 * KB },
	{ width: 360, limit: 206 * KB },
];

for (const { width, limit } of LIMITS) {
	test(`the first view of home at ${width} px fetches at most ${limit / KB} KB`, async ({
		page,
	}) => {
		const sizes: Promise<number>[] = [];
		page.on("requestfinished", (request) => {
			sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
		});
		// The slides in the order of the record: which one is first would change the sum.
		await page.addInitScript(() => Object.assign(Math, { random: () => 0.999 }));
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/", { waitUntil: "networkidle" });
		const total = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
		// A page of fewer files than its script alone would not have been seen whole.
		expect(total).toBeGreaterThan(100 * KB);
		expect(total).toBeLessThan(limit);
		await interactive(page);
	});
}
