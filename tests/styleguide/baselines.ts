import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import type { Shot } from "./capture.ts";
import { compare } from "./compare.ts";

const FOLDER = "tests/styleguide/baselines";
const VERSION = join(FOLDER, "chromium.json");

/** Part of the pixels that fewer colours may change; well below what a comparison lets pass. */
const LOSS = 0.0002;

/** Another Chromium draws letters a little differently: only the same one can be compared. */
export const majorOf = (browser: Browser) => Number.parseInt(browser.version(), 10);

/** The Chromium that the baselines were made with. */
export function baselineMajor(): number | undefined {
	return existsSync(VERSION) ? JSON.parse(readFileSync(VERSION, "utf8")).major : undefined;
}

export const baselineFile = (name: string) => join(FOLDER, `${name}.png`);

/** The names of all baselines of one view. */
export function baselineNames(view: string): string[] {
	const end = `.${view}.png`;
	const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
	return files.filter((file) => file.endsWith(end)).map((file) => file.slice(0, -".png".length));
}

/** Empties the folder, for baselines made with this browser. */
export function beginBaselines(browser: Browser): void {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	writeFileSync(VERSION, `${JSON.stringify({ major: majorOf(browser) }, null, "\t")}\n`);
}

/** Keeps a picture in as few colours as show it truly. */
export async function writeBaseline({ name, png }: Shot): Promise<void> {
	for (const colours of [16, 32, 64, 128, 256]) {
		const small = await sharp(png)
			.png({ palette: true, colours, dither: 0, compressionLevel: 9 })
			.toBuffer();
		const { part } = await compare(small, png);
		if (part > LOSS && colours < 256) continue;
		writeFileSync(baselineFile(name), small);
		return;
	}
}
