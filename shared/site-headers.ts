/**
 * The response headers and redirects of the built site. The service reads them here; static hosts
 * read `_headers` and `_redirects`, which the build generates from this module.
 */

/** Returns the headers of every page. @param csp the Content-Security-Policy */
export function pageHeaders(csp: string): Record<string, string> {
	return {
		"Content-Security-Policy": csp,
		"Cross-Origin-Opener-Policy": "same-origin",
		"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Content-Type-Options": "nosniff",
	};
}

/** Cache-Control by path prefix. File names in /assets/ contain a hash of the content. */
export const cachedFolders: Record<string, string> = {
	"/assets/": "public, max-age=31536000, immutable",
	"/art/": "public, max-age=86400",
};

/**
 * A page's data, which the router fetches on navigation from another page of the site. Format and
 * media type are the router's own; content delivery networks compress by media type, so without it
 * the file would stay uncompressed.
 *
 * The router prefetches the file when the pointer reaches a link. It must be cacheable: Chromium
 * 156 requests an uncacheable file again at the click, and the navigation waits for the response.
 */
export const PAGE_DATA = {
	extension: ".data",
	headers: {
		"Content-Type": "text/x-script; charset=utf-8",
		"Cache-Control": "public, max-age=300",
	},
} as const;

/** Permanent redirects (308). */
export const redirects: Record<string, string> = {
	"/careers": "/#career",
	"/app-in-box-pdf": "/App-in-box-pdf",
};

/** Files in the site's folder that configure static hosts. The service does not serve them. */
export const HOST_FILES = {
	headers: "_headers",
	redirects: "_redirects",
} as const;
