import { hostname } from "node:os";
import { EventCounts } from "../health/event-counts.ts";
import { createLog, type Log } from "../log/log.ts";
import type { Settings } from "../settings/settings.ts";
import { postAlerts } from "./post-alerts.ts";
import type { PostedTimes } from "./posted-times.ts";

/**
 * Creates the log of a service that also counts its events and, with ALERT_URL, posts its alerts.
 * @param times remembers what was posted
 */
export function createServiceLog(
	{ alertUrl, siteOrigin }: Pick<Settings, "alertUrl" | "siteOrigin">,
	write: (line: string) => void,
	times: PostedTimes,
): { log: Log; events: EventCounts } {
	const events = new EventCounts();
	const post = alertUrl
		? postAlerts({
				url: alertUrl,
				site: siteOrigin ?? hostname(),
				now: Date.now,
				times,
				failed: (error) => log.info("alert.failed", { error }),
			})
		: () => {};
	const log: Log = createLog(write, Date.now, (record) => {
		events.note(record);
		post(record);
	});
	return { log, events };
}
