import { siteOrigin } from "#content/site-address.ts";

/** The origin of the site, without a trailing slash. */
export const siteUrl = siteOrigin(import.meta.env.SITE_URL);
