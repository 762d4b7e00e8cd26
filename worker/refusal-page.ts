import type { Fetcher } from "cloudflare:workers";
import { pageHeaders } from "#shared/site-headers.ts";

/** Loads the built site's page for a refused enquiry, and its headers, if the page exists. */
export async function loadRefusalPage(
	assets: Fetcher,
): Promise<{ refusalTemplate?: string; pageHeaders?: Record<string, string> }> {
	const answer = await assets.fetch("https://site.invalid/enquiry-failed");
	if (!answer.ok) return {};
	const names = Object.keys(pageHeaders(""));
	const given = names.map((name) => [name, answer.headers.get(name) ?? ""] as const);
	return {
		refusalTemplate: await answer.text(),
		pageHeaders: Object.fromEntries(given.filter(([, value]) => value)),
	};
}
