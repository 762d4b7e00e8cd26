/** The policy of answers that are not pages. They may not load, run, submit or be framed. */
const CLOSED_POLICY =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const YEAR_SECONDS = 31_536_000;

/** Returns the header that makes browsers use TLS only, if SITE_URL is an https address. */
export function transportSecurity(siteOrigin: string | undefined): Record<string, string> {
	if (!siteOrigin?.startsWith("https:")) return {};
	return { "Strict-Transport-Security": `max-age=${YEAR_SECONDS}` };
}

/** Returns the headers of every answer that is not a file of the site. */
export function closedHeaders(siteOrigin: string | undefined): Record<string, string> {
	return {
		"Cache-Control": "no-store",
		"Content-Security-Policy": CLOSED_POLICY,
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Referrer-Policy": "no-referrer",
		"X-Content-Type-Options": "nosniff",
		...transportSecurity(siteOrigin),
	};
}
