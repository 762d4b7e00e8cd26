import { SlidingLimit } from "../sliding-limit.ts";
import { MINUTE_MS } from "../time.ts";
import type { AppDeps } from "./app.ts";
import { clientName, clientOf } from "./client-address.ts";
import { type AppMiddleware, mediaType } from "./context.ts";
import { isOwnOrigin } from "./origin.ts";
import { Refusal } from "./refusal.ts";

/**
 * Makes a middleware for some media types. It checks what needs no body: origin, Content-Type,
 * Content-Encoding and rate limit.
 * @param perMinute requests of one client
 */
export function headChecks({ settings, steadyNow }: AppDeps, perMinute: number) {
	const { siteOrigin, trustedProxy } = settings;
	const limit = new SlidingLimit(perMinute, MINUTE_MS, steadyNow);

	return (...types: string[]): AppMiddleware =>
		async (c, next) => {
			if (!isOwnOrigin(c.req.header("origin"), c.req.header("host"), siteOrigin)) {
				throw new Refusal(403, "foreignPage");
			}
			if (!types.includes(mediaType(c))) {
				throw new Refusal(415, "mediaType", { types: types.join(" or ") });
			}
			if (c.req.header("content-encoding") !== undefined) throw new Refusal(415, "encoding");
			const wait = limit.waitFor(clientName(clientOf(c, trustedProxy)));
			if (wait > 0) {
				const seconds = Math.ceil(wait / 1000);
				throw new Refusal(429, "tooMany", { seconds }, { "Retry-After": String(seconds) });
			}
			await next();
		};
}
