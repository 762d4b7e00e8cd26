import { hourlyAlerts } from "../log/log.ts";
import { SlidingLimit } from "../sliding-limit.ts";
import { MINUTE_MS } from "../time.ts";
import type { AppDeps } from "./app.ts";
import { clientName, clientOf, isTrusted, peerOf } from "./client-address.ts";
import { type AppContext, type AppMiddleware, mediaType } from "./context.ts";
import { isOwnOrigin, looksOwn } from "./origin.ts";
import { Refusal } from "./refusal.ts";

/** Addresses of this machine and of private networks, which no visitor has (RFC 1918, 4193). */
const NEAR = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i;

/**
 * Makes a middleware for some media types. It checks what needs no body: origin, Content-Type,
 * Content-Encoding and rate limit, and alerts the owner to a setting that must be wrong.
 * @param perMinute requests of one client
 */
export function headChecks({ settings, log, steadyNow }: AppDeps, perMinute: number) {
	const { siteOrigin, trustedProxy } = settings;
	const limit = new SlidingLimit(perMinute, MINUTE_MS, steadyNow);
	const alert = hourlyAlerts(log, steadyNow);

	/** All visitors behind a proxy that is not trusted count as one client. */
	function checkProxy(c: AppContext): void {
		const peer = peerOf(c);
		if (c.req.header("x-forwarded-for") === undefined || !NEAR.test(peer)) return;
		if (isTrusted(peer, trustedProxy)) return;
		const value = /^(127\.|::1)/.test(peer) ? "loopback" : peer;
		alert("proxy.not-trusted", {
			warning: `Requests come through a reverse proxy that TRUSTED_PROXY does not name, so all visitors count as one client. Set TRUSTED_PROXY=${value} and restart the service.`,
		});
	}

	function checkOrigin(origin: string | undefined, host: string | undefined): void {
		if (origin === undefined || isOwnOrigin(origin, host, siteOrigin)) return;
		if (looksOwn(origin, host, siteOrigin)) {
			const has = siteOrigin === undefined ? "SITE_URL is not set" : `SITE_URL is ${siteOrigin}`;
			alert("settings.site-url", {
				warning: `Enquiries from pages under ${origin} are refused (403), because ${has}. Set SITE_URL to the public address of the site, such as https://www.example.com, or have that address redirected to it, and restart the service.`,
			});
		}
		throw new Refusal(403, "foreignPage");
	}

	return (...types: string[]): AppMiddleware =>
		async (c, next) => {
			checkProxy(c);
			checkOrigin(c.req.header("origin"), c.req.header("host"));
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
