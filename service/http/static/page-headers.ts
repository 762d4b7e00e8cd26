import { existsSync, readFileSync } from "node:fs";
import { pageHeaders } from "#shared/site-headers.ts";
import { StartError } from "../../settings/start-error.ts";

const STRICT_POLICY = "default-src 'self'";

/**
 * The headers of every page. The content security policy comes from the build, which knows the
 * hashes of its inline scripts.
 * @param file `client-headers.json` of the build; without it, the policy allows the site's own
 * files only
 * @throws StartError when the file exists but holds no policy: the pages would not work
 */
export function readPageHeaders(file: string): Record<string, string> {
	return pageHeaders(existsSync(file) ? readPolicy(file) : STRICT_POLICY);
}

function readPolicy(file: string): string {
	try {
		const { csp }: { csp: unknown } = JSON.parse(readFileSync(file, "utf8"));
		if (typeof csp === "string") return csp;
	} catch {
		// The error below covers every way in which the file can be wrong.
	}
	throw new StartError(
		`${file} holds no security policy. Run npm start, which builds the site again.`,
	);
}
