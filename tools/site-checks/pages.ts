import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { JSDOM } from "jsdom";
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

const parser = new new JSDOM().window.DOMParser();

/** Parsing takes long, and several checks look at the same page. */
const documents = new Map<string, Document>();

/** What a browser without script makes of HTML, or of SVG in a file of its own. */
export function documentOf(html: string): Document {
	const document = documents.get(html) ?? parser.parseFromString(html, "text/html");
	documents.set(html, document);
	return document;
}
