/** The files that programs read: sitemap.xml, robots.txt, llms.txt, security.txt and the feed. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import forMachines from "../../company/for-machines.json" with { type: "json" };
import site from "../../company/site.json" with { type: "json" };
import { fileOf } from "../../content/check/content-error.ts";
import { offeringsOf } from "../../content/navigation.ts";
import { type Page, pages } from "../../content/pages.ts";
import { atomFeed } from "./feed.ts";

const git = (...args: string[]) => {
	const { status, stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 1 << 26 });
	return status === 0 ? stdout : undefined;
};

/**
 * The date of each file's last commit, as 2027-03-31. Files with uncommitted changes are left
 * out, because that date would be wrong for them.
 * @param log output of `git log --format=@%cs --name-only`, newest first
 * @param status output of `git status --porcelain`
 */
export function lastCommitDates(log: string, status: string): Map<string, string> {
	const dates = new Map<string, string>();
	let date = "";
	for (const line of log.split("\n")) {
		if (line.startsWith("@")) date = line.slice(1);
		else if (line && !dates.has(line)) dates.set(line, date);
	}
	for (const line of status.split("\n")) dates.delete(line.slice(3));
	return dates;
}

/** Looks up the date on which a page's record last changed. A shallow clone does not know it. */
function lastChanged(): (page: Page) => string | undefined {
	const complete = git("rev-parse", "--is-shallow-repository")?.trim() === "false";
	const log = complete && git("log", "--format=@%cs", "--name-only", "--relative", "--", "company");
	const status = git("status", "--porcelain", "--", "company");
	const known = log && status !== undefined;
	const dates = known ? lastCommitDates(log, status) : new Map<string, string>();
	return (page) => dates.get(`company/${fileOf(page)}`);
}

type SitemapEntry = { address: string; lastChanged: string | undefined };

/** @param entries absolute addresses; `lastChanged` as 2027-03-31, or undefined if unknown */
export function sitemapXml(entries: SitemapEntry[]): string {
	const urls = entries.map(({ address, lastChanged }) => {
		const changed = lastChanged ? `<lastmod>${lastChanged}</lastmod>` : "";
		return `\t<url><loc>${address}</loc>${changed}</url>`;
	});
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...urls,
		"</urlset>",
		"",
	].join("\n");
}

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

/** Writes the files that programs read: sitemap.xml, robots.txt, llms.txt, security.txt and the feed. */
export function writeSiteFiles(client: string, origin: string): void {
	const feed = atomFeed(origin);
	const files = {
		...(feed && { "feed.atom": feed }),
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
