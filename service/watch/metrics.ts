import { DatabaseUnavailable } from "../database/database.ts";
import { bearerToken, isToken } from "../http/answer/bearer-token.ts";
import type { AppContext } from "../http/request/context.ts";
import type { LogRecord } from "../log/log.ts";
import type { Health } from "./health.ts";

/** The number of events of each kind in the log since the start. */
export type EventCounts = Map<LogRecord["event"], number>;

export type MetricsDeps = {
	/** METRICS_TOKEN */
	token: string;
	events: EventCounts;
};

/** Returns the gauges of /metrics. What is undefined is left out. */
function gaugesOf(health: Health | undefined): Record<string, number | null | undefined> {
	return {
		up: Number(health !== undefined && health.status !== "down"),
		deliveries_pending: health?.pending,
		deliveries_oldest_seconds: health?.oldestPendingSeconds,
		deliveries_stopped: health?.stopped,
		deliveries_login_refused: health?.loginRefused,
		deliveries_filed: health?.filed,
		enquiries_quarantined: health?.quarantined,
		backup_age_seconds: health?.backup?.ageSeconds,
		backup_verified: health?.backup && Number(health.backup.verified),
		disk_free_percent: health?.diskFreePercent,
	};
}

/** Answers a request to /metrics in the text format of Prometheus 0.0.4, if it has the token. */
export async function reportMetrics(
	c: AppContext,
	{ token, events }: MetricsDeps,
	read: () => Promise<Health>,
): Promise<Response> {
	if (!isToken(bearerToken(c), token)) {
		const headers = { "WWW-Authenticate": "Bearer" };
		return c.text("Send the value of the setting METRICS_TOKEN as the bearer token.", 401, headers);
	}
	const health = await read().catch((error) => {
		if (error instanceof DatabaseUnavailable) return undefined;
		throw error;
	});
	const gauges = Object.entries(gaugesOf(health)).flatMap(([name, value]) =>
		value == null ? [] : [`# TYPE website_${name} gauge`, `website_${name} ${value}`],
	);
	// Names of events have neither quotes nor backslashes.
	const counts = [...events].map(([event, n]) => `website_events_total{event="${event}"} ${n}`);
	const lines = [...gauges, "# TYPE website_events_total counter", ...counts, ""];
	const headers = { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" };
	return c.text(lines.join("\n"), 200, headers);
}
