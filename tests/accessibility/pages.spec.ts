import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { settled } from "#lab/accessibility/views.ts";
import { ISLAND_PAGES, SAMPLE_PAGES } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";

/** lab/accessibility/ judges every page and state in every view, with Alfa and the keyboard. */

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Every island, the form by itself, a table and a text. */
const PAGES = SAMPLE_PAGES.filter((path) =>
	[...ISLAND_PAGES, "/contact", "/quality", "/glossary"].includes(path),
);

test("axe reports no violations on pages with all that the site is made of, light on a desktop or dark on a phone", async ({
	page,
	open,
}) => {
	for (const [index, path] of PAGES.entries()) {
		const isDark = index % 2 === 0;
		await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
		await page.setViewportSize(isDark ? PHONE : DESKTOP);
		await open(path);
		expect.soft(await axeFindings(page), path).toEqual([]);
	}
});

test("the contrast is 7:1 with prefers-contrast: more", { tag: "@release" }, async ({
	page,
	open,
}) => {
	await open("/contact");
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ contrast: "more", colorScheme });
		await settled(page);
		expect(await axeFindings(page, "contrastAAA"), colorScheme).toEqual([]);
	}
});
