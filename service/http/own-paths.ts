/** The paths of the service's API; every other path belongs to the built site. `*` matches anything. */
const OWN_PATHS = ["/api", "/api/*", "/healthz", "/healthz/*", "/metrics"];

const exact = new Set(OWN_PATHS.filter((path) => !path.endsWith("*")));
const prefixes = OWN_PATHS.filter((path) => path.endsWith("*")).map((path) => path.slice(0, -1));

/** Whether the service answers this path itself. @param target a path with or without a query */
export function isOwnPath(target: string): boolean {
	const [path = ""] = target.split(/[?#]/, 1);
	return exact.has(path) || prefixes.some((prefix) => path.startsWith(prefix));
}
