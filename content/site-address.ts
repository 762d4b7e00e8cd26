/** Stands for the owner's address until SITE_URL is set; the launch check asks for it. */
export const STAND_IN_ORIGIN = "https://www.example.com";

/** The public address of the site, without a slash at its end; `setting` is SITE_URL. */
export function siteOrigin(setting: string | undefined): string {
	return (setting || STAND_IN_ORIGIN).replace(/\/+$/, "");
}
