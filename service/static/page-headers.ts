import { existsSync, readFileSync } from "node:fs";
import { StartError } from "../env.ts";

const STRICT_POLICY = "default-src 'self'";

/**
 * The headers of every page. The content security policy comes from the build, which knows the
 * hashes of its inline scripts.
 * @param file the build's `client-headers.json`; without it the policy is the strictest that works
 * @throws StartError when the file is there but not as expected: a page with a wrong policy would not work
 */
export function readPageHeaders(file: string): Record<string, string> {
	return {
		"Content-Security-Policy": existsSync(file) ? readPolicy(file) : STRICT_POLICY,
		"Cross-Origin-Opener-Policy": "same-origin",
		"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Content-Type-Options": "nosniff",
	};
}

function readPolicy(file: string): string {
	try {
		const { csp }: { csp: unknown } = JSON.parse(readFileSync(file, "utf8"));
		if (typeof csp === "string") return csp;
	} catch {
		// The line below says it for every way in which the file can be wrong.
	}
	throw new StartError(
		`${file} holds no security policy. Run npm start, which builds the site again.`,
	);
}
