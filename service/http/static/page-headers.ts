import { existsSync, readFileSync } from "node:fs";
import { pageHeaders } from "#shared/site-headers.ts";
import { StartError } from "../../settings/start-error.ts";

const STRICT_POLICY = "default-src 'self'";

/**
 * Reads the headers of every page. The Content-Security-Policy comes from the build, which knows
 * the hashes of its inline scripts.
 * @param file `client-headers.json` of the build; without it, the policy allows only the site's
 * own files
 * @throws StartError when the file exists but has no policy, because the pages would not work
 */
export function readPageHeaders(file: string): Record<string, string> {
	return pageHeaders(existsSync(file) ? readPolicy(file) : STRICT_POLICY);
}

function readPolicy(file: string): string {
	try {
		const { csp }: { csp: unknown } = JSON.parse(readFileSync(file, "utf8"));
		if (typeof csp === "string") return csp;
	} catch {
		// Falls through to the error below, which covers all malformed files.
	}
	throw new StartError(
		`${file} has no Content-Security-Policy. Run npm start, which builds the site again.`,
	);
}
