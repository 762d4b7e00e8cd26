import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listFiles } from "../build/list-files.ts";

/** The HTML of every page by its address; 404.html is at /404. */
export type Pages = Map<string, string>;

/** @param client the built site, such as build/client */
export function readPages(client: string): Pages {
	const files = listFiles(client).filter((file) => file.endsWith(".html"));
	return new Map(
		files.map((file) => [addressOf(relative(client, file)), readFileSync(file, "utf8")]),
	);
}

const addressOf = (file: string) =>
	`/${file.replaceAll("\\", "/").replace(/\/?index\.html$|\.html$/, "")}`;

/** The address of every file of the built site; those of pages have no file name. */
export function readAddresses(client: string): Set<string> {
	return new Set(
		listFiles(client).map((file) => {
			const name = relative(client, file);
			return name.endsWith(".html") ? addressOf(name) : `/${join(name).replaceAll("\\", "/")}`;
		}),
	);
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">" };

/** Decodes the entities in HTML that has no elements. */
export const decoded = (html: string) =>
	html
		.replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replace(/&(amp|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
