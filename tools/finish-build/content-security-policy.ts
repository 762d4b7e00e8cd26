import { createHash } from "node:crypto";

/** Data for search engines and empty scripts never run, so the policy needs no hash for them. */
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
 * The policy of every page: only our own files and the inline scripts of the build. The form may
 * connect and post to the hosted email service, if it uses one.
 */
export function contentSecurityPolicy(pages: string[], emailOrigin?: string): string {
	const email = emailOrigin ? ` ${new URL(emailOrigin).origin}` : "";
	return [
		// Firefox checks a prefetch of the next page's data against it; all else is named below.
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
