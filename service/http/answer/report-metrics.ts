import { DatabaseUnavailable } from "../../database/database.ts";
import type { EventCounts } from "../../health/event-counts.ts";
import type { Health } from "../../health/health.ts";
import { metricsText } from "../../health/metrics.ts";
import type { AppContext } from "../request/context.ts";
import { bearerToken, isToken } from "./bearer-token.ts";

export type MetricsDeps = {
	/** METRICS_TOKEN */
	token: string;
	events: EventCounts;
};

/** Answers a request to /metrics in the text format of Prometheus, if it has the token. */
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
	const headers = { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" };
	return c.text(metricsText(health, events), 200, headers);
}
