import { clientGroup } from "../client-address.ts";
import type { Settings } from "../env.ts";
import { isOwnOrigin } from "../origin.ts";
import { createRateLimit } from "../rate-limit.ts";
import { Refusal } from "../refusal.ts";
import { type AppContext, type AppMiddleware, mediaType } from "./context.ts";

/**
 * A maker of the checks that need no body: origin, type, encoding, rate. All calls share one
 * rate limit.
 * @param client the client's address
 * @param now a clock in milliseconds
 */
export function headChecks(
	settings: Pick<Settings, "siteOrigin" | "rateLimitPerMinute">,
	client: (c: AppContext) => string,
	now: () => number,
): (...types: string[]) => AppMiddleware {
	const waitFor = createRateLimit(settings.rateLimitPerMinute, now);
	return (...types) =>
		async (c, next) => {
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
			const wait = waitFor(clientGroup(client(c)));
			if (wait > 0) {
				const seconds = Math.ceil(wait / 1000);
				throw new Refusal(429, `Too many enquiries. Try again in ${seconds} seconds.`, {
					"Retry-After": String(seconds),
				});
			}
			await next();
		};
}
