import type { Context, MiddlewareHandler } from "hono";

/** Set by the adapter for node:http; absent when a test calls the app directly. */
export type Bindings = { incoming?: { socket?: { remoteAddress?: string } } };
export type AppContext = Context<{ Bindings: Bindings }>;
export type AppMiddleware = MiddlewareHandler<{ Bindings: Bindings }>;

export const FORM = "application/x-www-form-urlencoded";
export const MULTIPART = "multipart/form-data";
export const JSON_TYPE = "application/json";

/** Returns the request's Content-Type without parameters, in lower case. */
export function mediaType(c: AppContext): string {
	return (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}
