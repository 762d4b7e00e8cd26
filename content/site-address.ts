/** Used until SITE_URL is set; the launch check asks for it. */
export const PLACEHOLDER_ORIGIN = "https://www.example.com";

/** The public address of the site, without a slash at its end; `setting` is SITE_URL. */
export function siteOrigin(setting: string | undefined): string {
	return (setting || PLACEHOLDER_ORIGIN).replace(/\/+$/, "");
}
