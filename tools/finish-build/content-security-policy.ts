import { createHash } from "node:crypto";

/** A data block and an empty script never run: the policy does not ask for their hash. */
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
 * The policy of every page: nothing but our own files and the very inline scripts of the
 * build. The hosted email service, if the form uses one, may be connected and posted to.
 */
export function contentSecurityPolicy(pages: string[], emailOrigin?: string): string {
	const email = emailOrigin ? ` ${new URL(emailOrigin).origin}` : "";
	return [
		"default-src 'none'",
		`script-src 'self' ${hashes(pages).join(" ")}`,
		"style-src 'self'",
		"img-src 'self'",
		"font-src 'self'",
		"manifest-src 'self'",
		`connect-src 'self'${email}`,
		`form-action 'self'${email}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
	].join("; ");
}
