/**
 * What every server of the built site sends besides the files themselves: the service reads it
 * here, static hosts read the `_headers` and `_redirects` that the build makes of it.
 */

/** The headers of every page. @param csp its content security policy */
export function pageHeaders(csp: string): Record<string, string> {
	return {
		"Content-Security-Policy": csp,
		"Cross-Origin-Opener-Policy": "same-origin",
		"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Content-Type-Options": "nosniff",
	};
}

/** Cache-Control by the folder at the beginning of an address; names in /assets/ hold a hash. */
export const cachedFolders: Record<string, string> = {
	"/assets/": "public, max-age=31536000, immutable",
	"/art/": "public, max-age=86400",
};

/**
 * A page's record for who comes to it from another page of the site. The router's own format
 * and media type; without the type, networks that compress by type would leave it as it is.
 * Fetched when a pointer comes to a link, it must still do at the click: a browser would ask
 * again for what it may not keep (Chromium 156 does), and the page would wait for the answer.
 */
export const PAGE_DATA = {
	extension: ".data",
	headers: {
		"Content-Type": "text/x-script; charset=utf-8",
		"Cache-Control": "public, max-age=300",
	},
} as const;

/** Addresses that moved for good (308). */
export const redirects: Record<string, string> = {
	"/careers": "/#career",
	"/app-in-box-pdf": "/App-in-box-pdf",
};

/** What static hosts read in the site's folder; no visitor asks for it. */
export const HOST_FILES = {
	headers: "_headers",
	redirects: "_redirects",
	/** Files that `wrangler deploy` leaves out: its network compresses by itself. */
	ignored: ".assetsignore",
} as const;
