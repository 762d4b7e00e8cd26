const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
const PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const REASON = /<div data-reason="">.*?<\/div>/s;

/** The same page without any script, and a mark where the service puts its reasons. */
export function withoutScript(html: string): string {
	if (!REASON.test(html)) throw new Error("enquiry-failed has no place for the reasons.");
	return html.replace(SCRIPT, "").replace(PRELOAD, "").replace(REASON, "<!--reason-->");
}
