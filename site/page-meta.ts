import type { MetaDescriptor } from "react-router";
import site from "#company/site.json" with { type: "json" };
import { PREVIEW_PICTURE_SIZE, previewPicture } from "#content/preview-picture.ts";
import { siteOrigin } from "#content/site-address.ts";
import type { PageData } from "./page-data.ts";

export const siteUrl = siteOrigin(import.meta.env.SITE_URL);

/**
 * The `meta` of the route of every kind of page. It returns all head tags of a page, because a
 * route's `meta` replaces that of its parent.
 */
export function pageMeta({ loaderData }: { loaderData: PageData }): MetaDescriptor[] {
	const { head: page } = loaderData;
	const title = `${page.title} | ${site.company}`;
	const canonical = `${siteUrl}${page.canonical}`;
	const picture = `${siteUrl}${previewPicture(page.canonical)}`;
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
		{ property: "og:image", content: picture },
		{ property: "og:image:width", content: `${PREVIEW_PICTURE_SIZE.width}` },
		{ property: "og:image:height", content: `${PREVIEW_PICTURE_SIZE.height}` },
		{ property: "og:image:alt", content: title },
		// Without title and description here, clients fall back to the og: tags above.
		{ name: "twitter:card", content: "summary_large_image" },
		{ name: "twitter:image", content: picture },
	];
}
