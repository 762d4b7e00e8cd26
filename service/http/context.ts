import type { Context, MiddlewareHandler } from "hono";

export type AppEnv = {
	/** Set by the adapter for node:http; absent when a test calls the app directly. */
	Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
};
export type AppContext = Context<AppEnv>;
export type AppMiddleware = MiddlewareHandler<AppEnv>;

export const FORM = "application/x-www-form-urlencoded";
export const MULTIPART = "multipart/form-data";
export const JSON_TYPE = "application/json";

/** Returns the request's Content-Type without parameters, in lower case. */
export function mediaType(c: AppContext): string {
	return (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Sets headers of the answer; undefined removes one. */
export function setHeaders(c: AppContext, headers: Record<string, string | undefined> = {}): void {
	for (const [name, value] of Object.entries(headers)) c.header(name, value);
}
