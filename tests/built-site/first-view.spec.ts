import { expect, test } from "../support/fixtures.ts";
import { waitForHydration } from "../support/page/interactive.ts";

const KB = 1024;
/** Everything that home fetches before any user interaction. */
const LIMITS = [
	{ width: 1440, limit: 350 * KB },
	{ width: 360, limit: 206 * KB },
];

for (const { width, limit } of LIMITS) {
	test(`home fetches at most ${limit / KB} KB before interaction at ${width} px`, async ({
		page,
	}) => {
		const sizes: Promise<number>[] = [];
		page.on("requestfinished", (request) => {
			sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
		});
		// Keeps the slides in the order of the record, because the first slide affects the total.
		await page.addInitScript(() => Object.assign(Math, { random: () => 0.999 }));
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/", { waitUntil: "networkidle" });
		const total = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
		// The script alone is larger than 100 KB; less means that we missed requests.
		expect(total).toBeGreaterThan(100 * KB);
		expect(total).toBeLessThan(limit);
		await waitForHydration(page);
	});
}
