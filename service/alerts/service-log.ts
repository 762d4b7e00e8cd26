import { hostname } from "node:os";
import { EventCounts } from "../health/event-counts.ts";
import { createLog, type Log } from "../log/log.ts";
import type { Settings } from "../settings/settings.ts";
import { type AlertPoster, postAlerts } from "./post-alerts.ts";
import type { PostedTimes } from "./posted-times.ts";

/**
 * Creates the log of a service that also counts its events and, with ALERT_URL, posts its alerts.
 * @param times remembers what was posted
 * @returns the log; before the process ends, `finishAlerts` waits for the alert that is being posted
 */
export function createServiceLog(
	{ alertUrl, siteOrigin }: Pick<Settings, "alertUrl" | "siteOrigin">,
	write: (line: string) => void,
	times: PostedTimes,
): { log: Log; events: EventCounts; finishAlerts: AlertPoster["finish"] } {
	const events = new EventCounts();
	const alerts = alertUrl
		? postAlerts({
				url: alertUrl,
				site: siteOrigin ?? hostname(),
				now: Date.now,
				times,
				failed: (error) => log.info("alert.failed", { error }),
			})
		: undefined;
	const log: Log = createLog(write, Date.now, (record) => {
		events.note(record);
		alerts?.post(record);
	});
	return { log, events, finishAlerts: async () => alerts?.finish() };
}
