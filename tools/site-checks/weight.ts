import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const KB = 1024;

/** Brotli, in bytes. The framework alone (React and its router) is 90 KB of the script. */
export const WEIGHT_LIMITS = { script: 110 * KB, html: 20 * KB, css: 15.5 * KB };

export type Weight = typeof WEIGHT_LIMITS;

/** The pages share most of their files, and brotli at its best takes its time. */
const sizes = new Map<string, number>();

function brotliSize(file: string): number {
	const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
	sizes.set(file, size);
	return size;
}

/** What a page loads before anything moves, by kind, in bytes of brotli. */
export function weightOf(html: string, client: string): Weight {
	const [, start = "", preload = ""] =
		/data-start="([^"]+)" data-preload="([^"]+)"/.exec(html) ?? [];
	const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(
		([, href]) => href ?? "",
	);
	const sum = (paths: string[]) =>
		paths.reduce((total, path) => total + brotliSize(join(client, path)), 0);
	return {
		script: sum([start, ...preload.split(" ")]),
		html: brotliCompressSync(html).length,
		css: sum(styles),
	};
}
