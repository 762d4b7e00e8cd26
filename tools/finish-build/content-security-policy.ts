import { createHash } from "node:crypto";

/** Inline scripts that run. JSON-LD does not, so it needs no hash; neither does an empty script. */
const INLINE_SCRIPT =
	/<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/ld\+json")[^>]*>(.*?)<\/script>/gs;

function hashes(pages: string[]): string[] {
	const scripts = pages.flatMap((html) =>
		[...html.matchAll(INLINE_SCRIPT)].map(([, code]) => code ?? ""),
	);
	return [...new Set(scripts)]
		.filter((code) => code !== "")
		.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)
		.sort();
}

/**
 * The Content-Security-Policy of every page. It allows our own files and the inline scripts of
 * the given pages.
 * @param emailOrigin the hosted email service, if the form sends to one
 */
export function contentSecurityPolicy(pages: string[], emailOrigin?: string): string {
	const email = emailOrigin ? ` ${new URL(emailOrigin).origin}` : "";
	return [
		// Firefox checks prefetched page data against default-src. Every other kind is listed below.
		"default-src 'self'",
		`script-src 'self' ${hashes(pages).join(" ")}`,
		"style-src 'self'",
		"img-src 'self'",
		"font-src 'self'",
		"manifest-src 'self'",
		`connect-src 'self'${email}`,
		`form-action 'self'${email}`,
		"child-src 'none'",
		"frame-src 'none'",
		"media-src 'none'",
		"object-src 'none'",
		"worker-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
	].join("; ");
}
