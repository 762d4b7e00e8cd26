import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "#content/page-schema.ts";
import { site } from "#content/records.ts";
import { siteOrigin } from "#content/site-address.ts";
import { SOCIAL_IMAGE_SIZE, socialImage } from "#content/social-image.ts";

export const siteUrl = siteOrigin(import.meta.env.SITE_URL);

/** The only maker of head tags: a route's meta replaces its parent's, so each gets the full set. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
	const title = `${page.title} | ${site.company}`;
	const canonical = `${siteUrl}${page.canonical}`;
	const picture = `${siteUrl}${socialImage(page.canonical)}`;
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
		{ property: "og:image:width", content: `${SOCIAL_IMAGE_SIZE.width}` },
		{ property: "og:image:height", content: `${SOCIAL_IMAGE_SIZE.height}` },
		{ property: "og:image:alt", content: title },
		// For title and description, readers of this card take the og: tags above.
		{ name: "twitter:card", content: "summary_large_image" },
		{ name: "twitter:image", content: picture },
	];
}
