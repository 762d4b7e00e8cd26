/** For answers that are not pages: nothing may load, run, frame or be submitted from them. */
const CLOSED_POLICY =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const YEAR_SECONDS = 31_536_000;

/** Tells browsers to use TLS only, when the site's own address has TLS. */
export function transportSecurity(siteOrigin: string | undefined): Record<string, string> {
	if (!siteOrigin?.startsWith("https:")) return {};
	return { "Strict-Transport-Security": `max-age=${YEAR_SECONDS}` };
}

/** The headers of every answer that is not a file of the site. */
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
