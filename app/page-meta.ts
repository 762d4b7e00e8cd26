import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "#content/page-schema.ts";
import { site } from "#content/site.ts";

/** The public address of the site, without a slash at its end. */
export const siteUrl = (import.meta.env.SITE_URL || "http://127.0.0.1:3000").replace(/\/+$/, "");

/** The only maker of head tags: a route's meta replaces its parent's, so each gets the full set. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
	const title = `${page.title} | ${site.company}`;
	const canonical = `${siteUrl}${page.canonical === "/" ? "/" : page.canonical}`;
	return [
		{ title },
		{ name: "description", content: page.description },
		{ name: "keywords", content: page.keywords },
		{ name: "robots", content: page.robots },
		{ tagName: "link", rel: "canonical", href: canonical },
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: site.company },
		{ property: "og:title", content: title },
		{ property: "og:description", content: page.description },
		{ property: "og:url", content: canonical },
		{ property: "og:locale", content: "en_GB" },
	];
}
