import { readHead } from "./head.ts";
import { documentOf, type Pages } from "./pages.ts";

/** One line for each difference between the sitemap and the pages that ask to be indexed. */
export function sitemapMistakes(xml: string, pages: Pages): string[] {
	const listed = [...documentOf(xml).querySelectorAll("loc")].map(({ textContent }) => textContent);
	const indexed = new Set(
		[...pages.values()].flatMap((html) => {
			const { meta, canonical } = readHead(html);
			return meta.robots === "index" && canonical ? [canonical] : [];
		}),
	);
	const twice = listed.filter((address, n) => listed.indexOf(address) !== n);
	return [
		...twice.map((address) => `sitemap.xml lists ${address} twice`),
		...listed
			.filter((address) => !indexed.has(address))
			.map((address) => `sitemap.xml lists ${address}, which is not a page to index`),
		...[...indexed]
			.filter((address) => !listed.includes(address))
			.map((address) => `sitemap.xml lacks ${address}`),
	];
}
