/**
 * The paths that the service answers itself; every other path belongs to the built site. Node
 * reads them here, Cloudflare in `run_worker_first` of `worker/wrangler.jsonc` (a test compares
 * the two). `*` stands for anything.
 */
export const OWN_PATHS = ["/api", "/api/*", "/healthz", "/healthz/*"];

const exact = new Set(OWN_PATHS.filter((path) => !path.endsWith("*")));
const prefixes = OWN_PATHS.filter((path) => path.endsWith("*")).map((path) => path.slice(0, -1));

/** @param target a request target: a path with or without a query */
export function isOwnPath(target: string): boolean {
	const [path = ""] = target.split(/[?#]/, 1);
	return exact.has(path) || prefixes.some((prefix) => path.startsWith(prefix));
}
