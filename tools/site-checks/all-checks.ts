import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deadLinks } from "./dead-links.ts";
import { readHead } from "./head.ts";
import { headMistakes } from "./head-mistakes.ts";
import { invalidHtml } from "./invalid-html.ts";
import { readAddresses, readPages } from "./pages.ts";
import { sitemapMistakes } from "./sitemap-mistakes.ts";
import { weightMistakes } from "./weight.ts";

/** The mistakes in the built site by check. A list is empty when the check passes. */
export async function allChecks(client: string): Promise<Record<string, string[]>> {
	const pages = readPages(client);
	const read = (path: string) => readFileSync(join(client, path), "utf8");
	const origin = new URL(readHead(pages.get("/") ?? "").canonical ?? "").origin;
	return {
		"titles, descriptions, canonicals, cards, structured data": headMistakes(pages, origin),
		"links and fragments": deadLinks({ origin, pages, addresses: readAddresses(client), read }),
		"HTML (html-validate)": await invalidHtml(pages),
		weight: weightMistakes(pages, client),
		sitemap: sitemapMistakes(read("sitemap.xml"), pages),
	};
}
