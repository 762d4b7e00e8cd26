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

/** Headers of single files: a type that servers do not know. */
export const fileHeaders: Record<string, Record<string, string>> = {
	"/feed.atom": { "Content-Type": "application/atom+xml" },
};

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
