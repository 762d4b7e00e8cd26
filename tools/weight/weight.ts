import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { JSDOM } from "jsdom";
import type { Manifest } from "vite";
import { limitOf } from "#content/quality/limits.ts";

/** The HTML of every page by its address; 404.html is at /404. */
export type Pages = Map<string, string>;

/** @param client the built site, such as build/client */
export const readPages = (client: string): Pages =>
	new Map(
		globSync("**/*.html", { cwd: client }).map((file) => [
			`/${file.replaceAll("\\", "/").replace(/\/?index\.html$|\.html$/, "")}`,
			readFileSync(join(client, file), "utf8"),
		]),
	);

const parser = new new JSDOM().window.DOMParser();
const documentOf = (html: string) => parser.parseFromString(html, "text/html");

const KB = 1024;

/** What a page takes, by kind, in bytes of brotli. */
export type Weight = { script: number; html: number; css: number };

/** Those that the page about quality names. */
const limits = (): Weight => ({
	script: limitOf("script") * KB,
	html: limitOf("html") * KB,
	css: limitOf("style-sheet") * KB,
});

/** The limit of the script of a page without islands. */
const PLAIN_SCRIPT = 8 * KB;

/** The pages share most of their files, and brotli at its best level is slow. */
const sizes = new Map<string, number>();

function brotliSize(file: string): number {
	const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
	sizes.set(file, size);
	return size;
}

const START = "site/browser/start.ts";
const HYDRATE = "site/islands/hydrate.tsx";

/** The module of an island, as site/islands/islands.ts names it. */
function moduleOf(island: string): string {
	const list = readFileSync("site/islands/islands.ts", "utf8");
	const module = new RegExp(`\\b${island}: \\(\\) =>\\s*import\\("#([^"]+)"\\)`).exec(list)?.[1];
	if (!module) throw new Error(`site/islands/islands.ts does not name the island ${island}.`);
	return module;
}

/** The files of modules and of all that they import at once. */
function filesOf(modules: string[], manifest: Manifest, found = new Set<string>()): Set<string> {
	for (const module of modules) {
		const chunk = manifest[module];
		if (!chunk) throw new Error(`The bundler wrote no script for ${module}.`);
		if (found.has(chunk.file)) continue;
		found.add(chunk.file);
		filesOf(chunk.imports ?? [], manifest, found);
	}
	return found;
}

/** The names of the islands of a page, each once. */
const islandsOf = (page: Document): string[] => [
	...new Set(
		[...page.querySelectorAll<HTMLElement>("site-island")].map(({ dataset }) => dataset.name ?? ""),
	),
];

/**
 * The weight of a page of which all islands have started. What an island itself loads later does not
 * count, such as a film or the controls of a demo.
 */
export function weightOf(html: string, client: string, page = documentOf(html)): Weight {
	const manifest: Manifest = JSON.parse(readFileSync(join(client, "../manifest.json"), "utf8"));
	const islands = islandsOf(page).map(moduleOf);
	const modules = islands.length > 0 ? [START, HYDRATE, ...islands] : [START];
	const inline = page.querySelector("script[data-start]")?.textContent ?? "";
	const styles = [...page.querySelectorAll("link[rel=stylesheet]")];
	const sum = (paths: Iterable<string>) =>
		[...paths].reduce((total, path) => total + brotliSize(join(client, path)), 0);
	return {
		script: brotliCompressSync(inline).length + sum(filesOf(modules, manifest)),
		html: brotliCompressSync(html).length,
		css: sum(styles.map((link) => link.getAttribute("href") ?? "")),
	};
}

/** One line for each page that takes more than its limit. */
export function weightMistakes(pages: Pages, client: string): string[] {
	return [...pages].flatMap(([path, html]) => {
		const page = documentOf(html);
		const most = islandsOf(page).length > 0 ? limits() : { ...limits(), script: PLAIN_SCRIPT };
		return Object.entries(weightOf(html, client, page)).flatMap(([kind, bytes]) => {
			const limit = most[kind as keyof Weight];
			return bytes > limit ? [`${path}: its ${kind} takes ${bytes} bytes, more than ${limit}`] : [];
		});
	});
}

/** The page that takes the most of one kind. */
export function heaviestPage(pages: Pages, client: string, kind: keyof Weight) {
	const [heaviest] = [...pages]
		.map(([path, html]) => ({ path, bytes: weightOf(html, client)[kind] }))
		.toSorted((a, b) => b.bytes - a.bytes);
	if (!heaviest) throw new Error("The built site has no pages.");
	return heaviest;
}
