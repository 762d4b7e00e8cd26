import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { limitOf } from "#content/quality/limits.ts";
import { wholeSheetsOf } from "../build/page-styles.ts";
import type { Pages } from "./pages.ts";

const KB = 1024;

/** Bytes of brotli. The framework alone, React and its router, is 90 KB of the script. */
export const WEIGHT_LIMITS = {
	script: limitOf("script") * KB,
	html: limitOf("html") * KB,
	css: limitOf("style-sheet") * KB,
};

export type Weight = typeof WEIGHT_LIMITS;

/** The pages share most of their files, and brotli at its best level is slow. */
const sizes = new Map<string, number>();

function brotliSize(file: string): number {
	const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
	sizes.set(file, size);
	return size;
}

/** What the first load of a page takes, by kind, in bytes of brotli. */
export function weightOf(html: string, client: string): Weight {
	// However a page loads its chunks, its HTML names each of them, once or more often.
	const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
	const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
		([, href]) => href ?? "",
	);
	const sum = (paths: Iterable<string>) =>
		[...paths].reduce((total, path) => total + brotliSize(join(client, path)), 0);
	return {
		script: sum(scripts),
		html: brotliCompressSync(html).length,
		css: sum(styles),
	};
}

/** The style sheet of all pages, which loads when a page starts its script, in bytes of brotli. */
export function wholeSheetSize(client: string): number {
	const [sheet] = wholeSheetsOf(readFileSync(join(client, "index.html"), "utf8"));
	if (!sheet) throw new Error("The home page does not name the style sheet of all pages.");
	return brotliSize(join(client, sheet));
}

/** The page whose first load takes the most of one kind. */
export function heaviestPage(pages: Pages, client: string, kind: keyof Weight) {
	const [heaviest] = [...pages]
		.map(([path, html]) => ({ path, bytes: weightOf(html, client)[kind] }))
		.toSorted((a, b) => b.bytes - a.bytes);
	if (!heaviest) throw new Error("The built site has no pages.");
	return heaviest;
}
