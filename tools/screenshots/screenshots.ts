/**
 * `npm run screenshots` takes pictures of the built site: the top of the home page for the README, and
 * the demos for browsers without script (company/public/demos), each at two widths and in both themes.
 * `npm run screenshots -- demos` takes only the latter.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Locator } from "@playwright/test";
import sharp from "sharp";
import { type DemoPage, demoPages } from "#content/demo-pages.ts";
import { demoPictureFile } from "#content/demo-picture.ts";
import { demoPictureName } from "#content/demos-with-pictures.ts";
import { siteOrigin } from "#content/site-address.ts";
import { chromiumFlags, findBrowser } from "#tools/browser.ts";
import { buildSite } from "#tools/build.ts";
import { say } from "#tools/step.ts";
import { serveBuild } from "../brochures.ts";

const PICTURES = "company/public/demos";

/** Higher than any demo: the header would cover the top of one that has to be scrolled. */
const HEIGHT = 3000;
/** A phone shows two pixels where a desktop shows one, so there a fault is half as large. */
const CUTS = {
	wide: { view: { viewport: { width: 1440, height: HEIGHT } }, quality: 28 },
	narrow: { view: { viewport: { width: 360, height: HEIGHT }, deviceScaleFactor: 2 }, quality: 18 },
};
/**
 * The buttons of a demo without usable inputs, in the order in which they lead through all its
 * states: 0 is the first, which says what is next, and 1 the one that refuses.
 */
const PRESSES = [0, 0, 1, 0, 0];

/** Opens a page of the built site in a context of its own, so that every run shows the same. */
async function openPage(browser: Browser, path: string, options: BrowserContextOptions) {
	const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
	await serveBuild(context);
	const page = await context.newPage();
	await page.addInitScript(() => {
		Math.random = () => 0.5;
	});
	await page.goto(`${siteOrigin(process.env.SITE_URL)}${path}`);
	return page;
}

/**
 * Changes the inputs of a demo one after another, which leads through its states. Where none can be used
 * at first, its buttons do. A button that can still be pressed at the end shows the outcome.
 */
async function leadThrough(demo: Locator): Promise<void> {
	const inputs = await demo.locator("input:enabled").all();
	if (inputs.length === 0) {
		for (const place of PRESSES) await demo.getByRole("button").nth(place).click();
		return;
	}
	for (const input of inputs) {
		const { type, checked, min, max, step } = await input.evaluate((element: HTMLInputElement) => ({
			...{ type: element.type, checked: element.checked },
			...{ min: Number(element.min), max: Number(element.max), step: Number(element.step || 1) },
		}));
		if (type === "range") {
			for (let value = min + step; value <= max; value += step) await input.fill(`${value}`);
		} else if (type !== "radio" || !checked) {
			await input.click({ force: true });
		}
	}
	const button = demo.getByRole("button", { disabled: false }).last();
	if ((await button.count()) > 0) await button.click();
}

/** The controls of a demo in the state that shows the most, as they look when nobody points at them. */
async function photograph(
	browser: Browser,
	{ route, demo }: DemoPage,
	view: BrowserContextOptions,
) {
	const page = await openPage(browser, route, view);
	// The page starts on the first activity of its visitor.
	await page.keyboard.press("Shift");
	const section = page.getByRole("region", { name: demo.heading });
	// The controls load when the section comes near.
	await section.scrollIntoViewIfNeeded();
	await section
		.locator("[data-controls] :is(input, button)")
		.first()
		.waitFor({ state: "attached" });
	await leadThrough(section);
	// A bad day ends with a good one, which shows the least; a trail, under a rule that its summary does not follow.
	if (["bad-day", "trail"].includes(demo.demo)) {
		for (const group of await section.locator("fieldset").all()) {
			await group.getByRole("radio").first().check({ force: true });
		}
	}
	await page.mouse.move(0, 0);
	await page.evaluate(async () => {
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		const shown = [...document.images].filter((image) => image.closest("[data-controls]"));
		await Promise.all(
			shown.filter((image) => image.checkVisibility()).map((image) => image.decode()),
		);
	});
	const picture = await section.locator("[data-controls]").screenshot({ animations: "disabled" });
	await page.context().close();
	return picture;
}

/** Takes the pictures of a demo. Returns their sizes by cut, which are those of both themes. */
async function takeDemo(browser: Browser, page: DemoPage) {
	const name = demoPictureName(page.demo);
	const sizes: Record<string, { width: number; height: number }> = {};
	for (const [cut, { view, quality }] of Object.entries(CUTS)) {
		for (const theme of ["light", "dark"] as const) {
			const picture = await photograph(browser, page, { ...view, colorScheme: theme });
			const { width, height } = await sharp(picture)
				// Small text needs the colour of every pixel. More effort takes 7 times as long, for 8 % less.
				.avif({ quality, effort: 2, chromaSubsampling: "4:4:4" })
				.toFile(`company/public${demoPictureFile(name, cut as keyof typeof CUTS, theme)}`);
			sizes[cut] = { width, height };
		}
	}
	say(`demo of ${page.route}`);
	return [name, sizes] as const;
}

async function takeDemos(browser: Browser): Promise<void> {
	mkdirSync(PICTURES, { recursive: true });
	const taken: (readonly [string, object])[] = [];
	for (const page of demoPages) taken.push(await takeDemo(browser, page));
	// At the end, so that a run that fails leaves the pages their pictures.
	for (const file of globSync(`${PICTURES}/*`)) {
		if (!taken.some(([name]) => basename(file).startsWith(name))) rmSync(file);
	}
	const sizes = JSON.stringify(Object.fromEntries(taken), null, "\t");
	writeFileSync("company/made/demo-pictures.json", `${sizes}\n`);
}

await buildSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
try {
	await takeDemos(browser);
	if (!process.argv.includes("demos")) {
		const home = await openPage(browser, "/", { viewport: { width: 1440, height: 900 } });
		await home.waitForLoadState("networkidle");
		await sharp(await home.screenshot())
			.webp({ quality: 80 })
			.toFile("docs/screenshots/home-top.webp");
	}
} finally {
	await browser.close();
}
