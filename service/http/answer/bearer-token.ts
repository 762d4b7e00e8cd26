import { createHash, timingSafeEqual } from "node:crypto";
import type { AppContext } from "../request/context.ts";

const hash = (text: string) => createHash("sha256").update(text).digest();

/**
 * Returns the bearer token of a request (RFC 6750), if it has one. Other kinds of authorization do
 * not count, because a proxy may require them.
 */
export function bearerToken(c: AppContext): string | undefined {
	const bearer = /^Bearer(?:$| +(.*))/i.exec(c.req.header("authorization") ?? "");
	return bearer ? (bearer[1] ?? "") : undefined;
}

/**
 * Compares a token with that of a setting, which may have none. Comparing hashes takes the same time
 * for every wrong token.
 */
export function isToken(token: string | undefined, expected: string | undefined): boolean {
	if (token === undefined || expected === undefined) return false;
	return timingSafeEqual(hash(token), hash(expected));
}
