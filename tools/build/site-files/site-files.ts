import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import site from "../../../company/site.json" with { type: "json" };
import { pages } from "../../../content/pages.ts";
import { lastChanged } from "./last-changed.ts";
import { llmsText } from "./llms.ts";
import { sitemapXml } from "./sitemap.ts";

/** Disallows no page: a crawler has to read a page to see its `noindex`. */
export const robotsText = (origin: string) =>
	`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** The text of security.txt (RFC 9116). @param expires as 2027-03-31 */
export const securityText = (email: string, expires: string, origin: string) =>
	[
		`Contact: mailto:${email}`,
		`Expires: ${expires}T00:00:00.000Z`,
		"Preferred-Languages: en",
		`Canonical: ${origin}/.well-known/security.txt`,
		`Policy: ${origin}/security`,
		"",
	].join("\n");

function sitemap(origin: string): string {
	const lastChangeOf = lastChanged();
	const indexed = pages
		.filter(({ meta }) => meta.robots === "index")
		.toSorted((a, b) => a.meta.canonical.localeCompare(b.meta.canonical, "en"));
	return sitemapXml(
		indexed.map((page) => ({
			address: `${origin}${page.meta.canonical}`,
			lastChanged: lastChangeOf(page),
		})),
	);
}

/** Writes the files that programs read: sitemap.xml, robots.txt, llms.txt and security.txt. */
export function writeSiteFiles(client: string, origin: string): void {
	const files = {
		"sitemap.xml": sitemap(origin),
		"robots.txt": robotsText(origin),
		"llms.txt": llmsText(origin),
		".well-known/security.txt": securityText(site.email, site.securityContactUntil, origin),
	};
	for (const [name, text] of Object.entries(files)) {
		const file = join(client, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}
