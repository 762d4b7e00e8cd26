/** The files that programs read: sitemap.xml, robots.txt, llms.txt, security.txt and the feed. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import forMachines from "../../company/for-machines.json" with { type: "json" };
import site from "../../company/site.json" with { type: "json" };
import { isArticle, offeringsOf } from "../../content/navigation.ts";
import { type Page, pages } from "../../content/pages.ts";
import { atomFeed } from "./feed.ts";

/** The sitemap. Only articles have a date: nothing else knows when its words changed. */
export const sitemapXml = (origin: string) =>
	[
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...pages
			.filter(({ meta }) => meta.robots === "index")
			.toSorted((a, b) => a.meta.canonical.localeCompare(b.meta.canonical, "en"))
			.map((page) => {
				const day = isArticle(page) ? `<lastmod>${page.changed ?? page.day}</lastmod>` : "";
				return `\t<url><loc>${origin}${page.meta.canonical}</loc>${day}</url>`;
			}),
		"</urlset>",
		"",
	].join("\n");

/** The text of llms.txt: a summary of the site for language models, in the format of llmstxt.org. */
export function llmsText(origin: string): string {
	const line = ({ meta }: Page) =>
		`- [${meta.title}](${origin}${meta.canonical}): ${meta.description}`;
	const [solutions, services] = [offeringsOf("solutions"), offeringsOf("services")];
	const listed = new Set<Page>([...solutions, ...services]);
	const rest = pages.filter((page) => page.meta.robots === "index" && !listed.has(page));
	const sections = { Solutions: solutions, Services: services, Optional: rest };
	return [
		`# ${site.company}`,
		"",
		`> ${forMachines.summary}`,
		...Object.entries(sections).flatMap(([heading, list]) => [
			"",
			`## ${heading}`,
			"",
			...list.map(line),
		]),
		"",
	].join("\n");
}

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

/** Writes the files that programs read: sitemap.xml, robots.txt, llms.txt, security.txt and the feed. */
export function writeSiteFiles(client: string, origin: string): void {
	const feed = atomFeed(origin);
	const files = {
		...(feed && { "feed.atom": feed }),
		"sitemap.xml": sitemapXml(origin),
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
