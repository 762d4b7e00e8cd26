import { isIP } from "node:net";

/**
 * Whether a request comes from a page of this site. Without an Origin header, no browser sent it
 * from another site. Without SITE_URL the site is opened under this machine's own address: an IP
 * address or localhost in both headers cannot be the name of another site (DNS rebinding).
 */
export function isOwnOrigin(
	origin: string | undefined,
	host: string | undefined,
	siteOrigin: string | undefined,
): boolean {
	if (origin === undefined || origin === siteOrigin) return true;
	if (siteOrigin !== undefined || !URL.canParse(origin)) return false;
	const url = new URL(origin);
	const name = url.hostname.replace(/^\[|\]$/g, "");
	return url.host === host?.toLowerCase() && (name === "localhost" || isIP(name) !== 0);
}
