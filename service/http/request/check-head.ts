import type { Settings } from "../../settings/settings.ts";
import { clientGroup, clientOf } from "./client-address.ts";
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
			throw new Refusal(403, "Enquiries are taken from this site's own pages only.");
		}
		if (!types.includes(mediaType(c))) {
			throw new Refusal(415, `Send the enquiry as ${types.join(" or ")}.`);
		}
		if (c.req.header("content-encoding") !== undefined) {
			throw new Refusal(415, "Send the enquiry without Content-Encoding.");
		}
		const wait = rateLimit.waitFor(clientGroup(clientOf(c, settings.trustedProxy)));
		if (wait > 0) {
			const seconds = Math.ceil(wait / 1000);
			throw new Refusal(429, `Too many enquiries. Try again in ${seconds} seconds.`, {
				"Retry-After": String(seconds),
			});
		}
		await next();
	};
}
