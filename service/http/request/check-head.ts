import type { Settings } from "../../settings/settings.ts";
import { clientNetworks, clientOf } from "./client-address.ts";
import { type AppMiddleware, mediaType } from "./context.ts";
import { isOwnOrigin } from "./origin.ts";
import type { RateLimit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/**
 * Middleware that checks what needs no body: origin, Content-Type, Content-Encoding and rate limit.
 * @param types the accepted media types
 */
export function checkHead(
	settings: Pick<Settings, "siteOrigin" | "trustedProxy">,
	rateLimit: RateLimit,
	...types: string[]
): AppMiddleware {
	return async (c, next) => {
		const { origin, host } = c.req.header();
		if (!isOwnOrigin(origin, host, settings.siteOrigin)) {
			throw new Refusal(403, "foreignPage");
		}
		if (!types.includes(mediaType(c))) {
			throw new Refusal(415, "mediaType", { types: types.join(" or ") });
		}
		if (c.req.header("content-encoding") !== undefined) {
			throw new Refusal(415, "encoding");
		}
		const wait = rateLimit.waitFor(clientNetworks(clientOf(c, settings.trustedProxy)));
		if (wait > 0) {
			const seconds = Math.ceil(wait / 1000);
			throw new Refusal(429, "tooMany", { seconds }, { "Retry-After": String(seconds) });
		}
		await next();
	};
}
