import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readPageRecords } from "../../../content/read-page-records.ts";
import { menus, site } from "../../../content/records.ts";
import { contentFilesOf } from "./content-files.ts";
import { lastChanged } from "./last-changed.ts";
import { llmsText } from "./llms.ts";
import { sitemapXml } from "./sitemap.ts";

/** Pages ask not to be indexed by themselves: a robot that may not read them would not see it. */
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
	const days = lastChanged();
	const indexed = readPageRecords()
		.filter(({ record }) => record.meta.robots === "index")
		.toSorted((a, b) => a.record.meta.canonical.localeCompare(b.record.meta.canonical, "en"));
	return sitemapXml(
		indexed.map(({ file, record: { meta } }) => {
			const files = contentFilesOf(file, meta.route).map((name) => days.get(`content/${name}`));
			// One file of unknown day leaves the day of the page unknown.
			const lastDay = files.includes(undefined) ? undefined : files.toSorted().at(-1);
			return { address: `${origin}${meta.canonical}`, lastChanged: lastDay };
		}),
	);
}

/** Writes what machines read besides the pages: sitemap, robots.txt, llms.txt, security.txt. */
export function writeSiteFiles(client: string, origin: string): void {
	const records = readPageRecords().map(({ record }) => record);
	const files = {
		"sitemap.xml": sitemap(origin),
		"robots.txt": robotsText(origin),
		"llms.txt": llmsText(site, menus, records, origin),
		".well-known/security.txt": securityText(site.email, site.securityContactUntil, origin),
	};
	for (const [name, text] of Object.entries(files)) {
		const file = join(client, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}
