export type SitemapEntry = { address: string; lastChanged: string | undefined };

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
