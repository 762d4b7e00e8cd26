const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
/** Links to what the script would load. */
const LATER = /<link rel="(?:modulepreload|later)"[^>]*>/g;
const REASON = /<div data-reason="">.*?<\/div>/s;

/**
 * Removes the scripts of a page. The service sends it at other addresses than the page's own, where
 * the router must not start.
 */
export const withoutScript = (html: string): string => html.replace(SCRIPT, "").replace(LATER, "");

/**
 * Leaves a comment that the service replaces with its reasons.
 * @throws when the page has no element for the reasons
 */
export function withReasonMark(html: string): string {
	if (!REASON.test(html)) throw new Error("A page with `reasons` has no element with data-reason.");
	return html.replace(REASON, "<!--reason-->");
}
