const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const REASON = /<div data-reason="">.*?<\/div>/s;

/**
 * Removes the scripts of a page and leaves a comment that the service replaces with its reasons.
 * The service sends this page as the answer to a form post, at another address than the page's
 * own, where the router must not start.
 * @throws when the page has no element for the reasons
 */
export function withoutScript(html: string): string {
	if (!REASON.test(html)) throw new Error("A page with `reasons` has no element with data-reason.");
	return html.replace(SCRIPT, "").replace(PRELOAD, "").replace(REASON, "<!--reason-->");
}
