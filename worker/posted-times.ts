import type { DurableStorage } from "cloudflare:workers";
import type { PostedTimes } from "#service/alerts/posted-times.ts";

/** Keeps the times of alerts in a Durable Object, which starts many times a day. */
export const timesInStorage = (storage: DurableStorage): PostedTimes => ({
	async get(event) {
		const time = await storage.get(`alert ${event}`);
		return time === undefined ? undefined : Number(time);
	},
	put: (event, time) => storage.put(`alert ${event}`, String(time)),
});
