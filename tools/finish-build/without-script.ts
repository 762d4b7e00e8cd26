const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const REASON = /<div data-reason="">.*?<\/div>/s;

/**
 * The page without scripts, and with a comment where the service writes its reasons. The service
 * answers with it at another address than the page's own, where the router must not start.
 * @throws when the page has no place for the reasons
 */
export function withoutScript(html: string): string {
	if (!REASON.test(html)) throw new Error("A page with `reasons` has no place for them.");
	return html.replace(SCRIPT, "").replace(PRELOAD, "").replace(REASON, "<!--reason-->");
}
