import { isIP } from "node:net";

/**
 * Whether a request comes from a page of this site. Browsers send Origin with every POST from
 * another site, so a request without it is accepted. Without SITE_URL, Origin and Host must match
 * and be an IP address or localhost: a host name could be another site's, pointed at this machine
 * (DNS rebinding).
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
