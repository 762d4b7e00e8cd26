import type { Page } from "@playwright/test";
import { FACES } from "../fonts/faces.ts";

/** The usual resolution for pictures in print. */
const DOTS_PER_INCH = 300;
/** CSS pixels per inch. */
const CSS_PER_INCH = 96;

/** All font weights in the style sheets. */
const WEIGHTS = [400, 450, 500, 550, 600, 650, 700];

/** Replaces each visible picture with one of exactly the resolution that its printed size needs. */
async function replacePictures(page: Page): Promise<void> {
	await page.evaluate(async (scale) => {
		const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
		await Promise.all(
			shown.map((image) => {
				const [, name] = /\/art\/([\w-]+)-\d+\.\w+$/.exec(image.currentSrc || image.src) ?? [];
				if (!name) return undefined;
				const { width, height } = image.getBoundingClientRect();
				const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
				const pixels = Math.ceil(Math.max(width, height * ratio) * scale);
				for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
				image.loading = "eager";
				image.src = `/art-for-print/${name}@${pixels}.jpg`;
				return image.decode();
			}),
		);
	}, DOTS_PER_INCH / CSS_PER_INCH);
}

/**
 * Uses a static font for each weight: Chromium writes variable fonts into a PDF as glyph drawings
 * (Type 3).
 */
async function replaceFonts(page: Page): Promise<void> {
	const rules = FACES.flatMap((face) =>
		WEIGHTS.map(
			(weight) =>
				`@font-face { font-family: "${face} for print"; font-weight: ${weight};
				src: url("/fonts-for-print/${face}@${weight}.ttf"); }`,
		),
	);
	const families = `:root {
		--font-display: "display for print" !important;
		--font-text: "text for print" !important;
	}`;
	await page.addStyleTag({ content: [...rules, families].join("\n") });
}

/** Prints a page to an A4 PDF with tags and an outline. */
export async function makePdf(page: Page, address: string): Promise<Buffer> {
	await page.goto(address);
	await page.emulateMedia({ media: "print" });
	await replaceFonts(page);
	await replacePictures(page);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	return page.pdf({
		format: "A4",
		preferCSSPageSize: true,
		printBackground: true,
		tagged: true,
		outline: true,
	});
}
