/** For answers that are no page: nothing may load, run, frame or be sent from them. */
export const CLOSED_POLICY =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const YEAR_SECONDS = 31_536_000;

/** Tells browsers to come back with TLS only, when the site is opened with it. */
export function transportSecurity(siteOrigin: string | undefined): Record<string, string> {
	if (!siteOrigin?.startsWith("https:")) return {};
	return { "Strict-Transport-Security": `max-age=${YEAR_SECONDS}` };
}

/** The headers of every answer that is no file of the site. */
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
