import { createHash } from "node:crypto";

/** The source expression that allows an inline script with exactly this text. */
const hashOf = (script: string) =>
	`'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * The Content-Security-Policy of every page. It allows our own files and one inline script.
 * @param headScript the text of the script in the head of every page
 * @param emailOrigin the hosted email service, if the form sends to one
 */
export function contentSecurityPolicy(headScript: string, emailOrigin?: string): string {
	const email = emailOrigin ? ` ${new URL(emailOrigin).origin}` : "";
	return [
		"default-src 'self'",
		`script-src 'self' ${hashOf(headScript)}`,
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
