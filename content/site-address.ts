/** Used while SITE_URL is not set, which the launch check reports. */
export const PLACEHOLDER_ORIGIN = "https://www.example.com";

/** The origin of the site, without a trailing slash. @param setting the value of SITE_URL */
export function siteOrigin(setting: string | undefined): string {
	return (setting || PLACEHOLDER_ORIGIN).replace(/\/+$/, "");
}
