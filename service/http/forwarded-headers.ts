/** Headers with which a reverse proxy names the client. A visitor can send them, too. */
const NAMING_CLIENT = ["forwarded", "x-forwarded-for"];
const NAMING_SITE = ["x-forwarded-host", "x-forwarded-proto"];

type Headers = Record<string, unknown>;

const hasAny = (headers: Headers, names: readonly string[]) =>
	names.some((name) => headers[name] !== undefined);

/** Whether a request names another client than its peer. */
export const namesClient = (headers: Headers) => hasAny(headers, NAMING_CLIENT);

/** Whether a request has come through a reverse proxy. */
export const wasForwarded = (headers: Headers) =>
	namesClient(headers) || hasAny(headers, NAMING_SITE);
