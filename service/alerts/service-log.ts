import { hostname } from "node:os";
import { EventCounts } from "../health/event-counts.ts";
import { createLog, type Log } from "../log/log.ts";
import type { Settings } from "../settings/settings.ts";
import { postAlerts } from "./post-alerts.ts";

/** Creates the log of a service that also counts its events and, with ALERT_URL, posts its alerts. */
export function createServiceLog(
	{ alertUrl, siteOrigin }: Pick<Settings, "alertUrl" | "siteOrigin">,
	write: (line: string) => void,
): { log: Log; events: EventCounts } {
	const events = new EventCounts();
	const post = alertUrl
		? postAlerts({
				url: alertUrl,
				site: siteOrigin ?? hostname(),
				now: () => performance.now(),
				failed: (error) => log.info("alert.failed", { error }),
			})
		: () => {};
	const log: Log = createLog(write, Date.now, (record) => {
		events.note(record);
		post(record);
	});
	return { log, events };
}
