import type { Page } from "@playwright/test";
import { type Face, faces } from "../fonts/faces.ts";

/** What the printing trade asks of a picture. */
const DOTS_PER_INCH = 300;
/** Pixels of CSS an inch. */
const CSS_PER_INCH = 96;

/** Every weight that the style sheets use. */
const WEIGHTS = [400, 450, 500, 550, 600, 650, 700];

/** Gives each picture that paper shows exactly the pixels of its printed size. */
async function choosePictures(page: Page): Promise<void> {
	await page.evaluate(async (scale) => {
		const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
		await Promise.all(
			shown.map((image) => {
				const [, name] = /\/art\/([\w-]+)-\d+\.\w+$/.exec(image.currentSrc || image.src) ?? [];
				if (!name) return undefined;
				const { width, height } = image.getBoundingClientRect();
				const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
				const pixels = Math.ceil(Math.max(width, height * shape) * scale);
				for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
				image.loading = "eager";
				image.src = `/art-for-print/${name}@${pixels}.jpg`;
				return image.decode();
			}),
		);
	}, DOTS_PER_INCH / CSS_PER_INCH);
}

/** Each weight as a face of its own: of a variable face a PDF keeps drawings (Type 3), not a font. */
async function chooseFonts(page: Page): Promise<void> {
	const rules = (Object.keys(faces) as Face[]).flatMap((face) =>
		WEIGHTS.map(
			(weight) =>
				`@font-face { font-family: "${face} for print"; font-weight: ${weight};
				src: url("/fonts-for-print/${face}@${weight}.ttf"); }`,
		),
	);
	const families = `:root {
		--font-display: "bricolage for print" !important;
		--font-text: "instrument for print" !important;
	}`;
	await page.addStyleTag({ content: [...rules, families].join("\n") });
}

/** The page as a tagged and outlined PDF of A4. */
export async function makePdf(page: Page, address: string): Promise<Buffer> {
	await page.goto(address);
	await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
	await page.emulateMedia({ media: "print" });
	await chooseFonts(page);
	await choosePictures(page);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	return page.pdf({
		format: "A4",
		preferCSSPageSize: true,
		printBackground: true,
		tagged: true,
		outline: true,
	});
}
