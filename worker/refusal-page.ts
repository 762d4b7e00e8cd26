import type { Fetcher } from "cloudflare:workers";

/** The headers that `_headers` gives to every page. */
const PAGE_HEADERS = [
	"Content-Security-Policy",
	"Cross-Origin-Opener-Policy",
	"Permissions-Policy",
	"Referrer-Policy",
	"X-Content-Type-Options",
];

/** The built site's page for a refused enquiry, with its headers; without one, neither. */
export async function loadRefusalPage(
	assets: Fetcher,
): Promise<{ refusalTemplate?: string; pageHeaders?: Record<string, string> }> {
	const answer = await assets.fetch("https://site.invalid/enquiry-failed");
	if (!answer.ok) return {};
	const given = PAGE_HEADERS.map((name) => [name, answer.headers.get(name) ?? ""] as const);
	return {
		refusalTemplate: await answer.text(),
		pageHeaders: Object.fromEntries(given.filter(([, value]) => value)),
	};
}
