import { isIP } from "node:net";

const nameOf = (host = "") => host.toLowerCase().replace(/:\d*$/, "");
/** Whether a host name is that of this machine or an address, which nobody else can point here. */
const isAddress = (name: string) =>
	name === "localhost" || isIP(name.replace(/^\[|\]$/g, "")) !== 0;

/**
 * Whether a request comes from a page of this site. Browsers send Origin with every POST from
 * another site, so none is fine. Without SITE_URL it must match Host and be an IP address or
 * localhost: a host name could be another site's, pointed at this machine (DNS rebinding).
 */
export function isOwnOrigin(
	origin: string | undefined,
	host: string | undefined,
	siteOrigin: string | undefined,
): boolean {
	if (origin === undefined || origin === siteOrigin) return true;
	if (siteOrigin !== undefined || !URL.canParse(origin)) return false;
	const url = new URL(origin);
	return url.host === host?.toLowerCase() && isAddress(url.hostname);
}

/**
 * Whether a refused Origin is probably the site itself, so that the owner must correct a setting:
 * it has the name in Host, or differs from SITE_URL only by `www.`, port or scheme.
 */
export function looksOwn(
	origin: string | undefined,
	host: string | undefined,
	siteOrigin: string | undefined,
): boolean {
	if (origin === undefined || !URL.canParse(origin)) return false;
	if (siteOrigin === undefined) return true;
	const bare = (name: string) => name.replace(/^www\.|\.$/g, "");
	const { hostname } = new URL(origin);
	return [new URL(siteOrigin).hostname, nameOf(host)].some((name) => bare(name) === bare(hostname));
}

/**
 * The address under SITE_URL of a page that was asked for under another name. Addresses and
 * localhost stay, so that the machine itself can be asked.
 * @param target path and query
 */
export function movedTo(
	host: string | undefined,
	target: string,
	siteOrigin: string | undefined,
): string | undefined {
	if (siteOrigin === undefined || host === undefined) return undefined;
	const { hostname } = new URL(siteOrigin);
	const isElsewhere = nameOf(host) !== hostname && !isAddress(nameOf(host));
	return isElsewhere && !isAddress(hostname) ? siteOrigin + target : undefined;
}
