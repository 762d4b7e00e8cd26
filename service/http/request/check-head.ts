import type { Log } from "../../log/log.ts";
import type { Settings } from "../../settings/settings.ts";
import { clientNetworks, clientOf, isTrusted, peerOf } from "./client-address.ts";
import { type AppContext, type AppMiddleware, mediaType } from "./context.ts";
import { isOwnOrigin, looksOwn } from "./origin.ts";
import type { RateLimit } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";

/** Addresses of this machine and of private networks, which no visitor has (RFC 1918, 4193). */
const NEAR = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i;

export type HeadDeps = {
	settings: Pick<Settings, "siteOrigin" | "trustedProxy">;
	rateLimit: RateLimit;
	log: Log;
};

/** Returns a function that writes each alert about the settings once. */
export function settingAlerts({ settings: { siteOrigin, trustedProxy }, log }: HeadDeps) {
	const done = new Set<string>();
	const once = (event: string, warning: string) => {
		if (!done.has(event)) log.alert(event, { warning });
		done.add(event);
	};
	return {
		/** Enquiries from this origin are refused although it looks like the site's. */
		originRefused(origin: string) {
			const has = siteOrigin === undefined ? "SITE_URL is not set" : `SITE_URL is ${siteOrigin}`;
			once(
				"settings.site-url",
				`Enquiries from pages under ${origin} are refused (403), because ${has}. Set SITE_URL to the public address of the site, such as https://www.example.com, or have that address redirected to it, and restart the service.`,
			);
		},
		/** All visitors behind a proxy that is not trusted count as one client. */
		forwarded(c: AppContext) {
			const peer = peerOf(c);
			if (c.req.header("x-forwarded-for") === undefined || !NEAR.test(peer)) return;
			if (isTrusted(peer, trustedProxy)) return;
			once(
				"proxy.not-trusted",
				`Requests come through a reverse proxy that TRUSTED_PROXY does not name, so all visitors count as one client. Set TRUSTED_PROXY=${/^(127\.|::1)/.test(peer) ? "loopback" : peer} and restart the service.`,
			);
		},
	};
}

/**
 * Middleware that checks what needs no body: origin, Content-Type, Content-Encoding and rate limit.
 * @param types the accepted media types
 */
export function checkHead(
	{ settings, rateLimit }: HeadDeps,
	alerts: ReturnType<typeof settingAlerts>,
	...types: string[]
): AppMiddleware {
	return async (c, next) => {
		const { origin, host } = c.req.header();
		alerts.forwarded(c);
		if (!isOwnOrigin(origin, host, settings.siteOrigin)) {
			if (origin && looksOwn(origin, host, settings.siteOrigin)) alerts.originRefused(origin);
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
