import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pages } from "../../../content/pages.ts";
import site from "../../../content/site.json" with { type: "json" };
import { lastChanged } from "./last-changed.ts";
import { llmsText } from "./llms.ts";
import { sitemapXml } from "./sitemap.ts";

/** Pages ask by themselves not to be indexed: a robot that may not read them would not see it. */
export const robotsText = (origin: string) =>
	`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** RFC 9116. */
export const securityText = (email: string, until: string, origin: string) =>
	[
		`Contact: mailto:${email}`,
		`Expires: ${until}T00:00:00.000Z`,
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

/** Writes what search engines and others read beside the pages: sitemap, robots.txt, llms.txt, security.txt. */
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
