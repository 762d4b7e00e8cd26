const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year: whoever reads it later should look for a newer one. */
const VALID_DAYS = 360;

/**
 * The site's `/.well-known/security.txt` (RFC 9116): where to report a weakness.
 * @param siteUrl the site's public origin
 * @param now the time of the build, in epoch milliseconds
 */
export function securityTxt(email: string, siteUrl: string, now: number): string {
	const expires = new Date(now + VALID_DAYS * DAY_MS).toISOString().replace(/T.*/, "T00:00:00Z");
	return [
		`Contact: mailto:${email}`,
		`Expires: ${expires}`,
		`Canonical: ${siteUrl}/.well-known/security.txt`,
		`Policy: ${siteUrl}/security`,
		"Preferred-Languages: en",
		"",
	].join("\n");
}
