/** `/healthz` and `/metrics`. */
import { createHash, timingSafeEqual } from "node:crypto";
import { DatabaseUnavailable } from "../database/database.ts";
import type { LogRecord } from "../log/log.ts";
import { type Health, type Observed, readHealth } from "../watch/health.ts";
import { logUnavailable, RETRY_LATER } from "./answer-error.ts";
import type { AppDeps } from "./app.ts";
import type { AppContext } from "./context.ts";

/** How often the log had each event since the start. */
export type EventCounts = Map<LogRecord["event"], number>;

const hash = (text: string) => createHash("sha256").update(text).digest();

/** The bearer token of a request (RFC 6750). A proxy may require other kinds of authorization. */
function bearerToken(c: AppContext): string | undefined {
	const bearer = /^Bearer(?:$| +(.*))/i.exec(c.req.header("authorization") ?? "");
	return bearer ? (bearer[1] ?? "") : undefined;
}

/** Compares hashes, which takes the same time for every wrong token. */
const isToken = (token = "", expected?: string) =>
	expected !== undefined && timingSafeEqual(hash(token), hash(expected));

function askForToken(c: AppContext, setting: string, challenge: string): Response {
	const text = `Send the value of the setting ${setting} as the bearer token.`;
	return c.text(text, 401, { "WWW-Authenticate": challenge });
}

async function readOrReason({ settings, database, log, now }: AppDeps, observed: Observed) {
	try {
		return await readHealth(database, settings, now(), observed);
	} catch (error) {
		if (!(error instanceof DatabaseUnavailable)) throw error;
		logUnavailable(log, error);
		return { status: "down" as const, ok: false, reason: error.message };
	}
}

/**
 * With a token the details, otherwise only the status, because the counts show the volume of
 * business. Only a service that is down gets 503: load balancers stop using a node that answers it.
 */
export async function reportHealth(
	c: AppContext,
	deps: AppDeps,
	observed: Observed,
): Promise<Response> {
	const token = bearerToken(c);
	if (token !== undefined && !isToken(token, deps.settings.healthToken)) {
		return askForToken(c, "HEALTH_TOKEN", 'Bearer error="invalid_token"');
	}
	const health = await readOrReason(deps, observed);
	const { status, ok } = health;
	const shown = token === undefined ? { status, ok } : health;
	return status === "down" ? c.json(shown, 503, RETRY_LATER) : c.json(shown);
}

/** What is undefined is left out. */
function gaugesOf({ status, ...health }: Partial<Health>) {
	return {
		up: Number(status !== "down"),
		deliveries_pending: health.pending,
		deliveries_oldest_seconds: health.oldestPendingSeconds,
		deliveries_stopped: health.stopped,
		deliveries_login_refused: health.loginRefused,
		deliveries_filed: health.filed,
		enquiries_unanswered: health.unanswered,
		enquiries_unanswered_oldest_seconds: health.oldestUnansweredSeconds,
		enquiries_quarantined: health.quarantined,
		backup_age_seconds: health.backup?.ageSeconds,
		backup_verified: health.backup && Number(health.backup.verified),
		disk_free_percent: health.diskFreePercent,
	};
}

/** In the text format of Prometheus 0.0.4. */
export async function reportMetrics(
	c: AppContext,
	deps: AppDeps,
	observed: Observed,
): Promise<Response> {
	if (!isToken(bearerToken(c), deps.settings.metricsToken)) {
		return askForToken(c, "METRICS_TOKEN", "Bearer");
	}
	const gauges = Object.entries(gaugesOf(await readOrReason(deps, observed)));
	const lines = gauges.flatMap(([name, value]) =>
		value == null ? [] : [`# TYPE website_${name} gauge`, `website_${name} ${value}`],
	);
	// Names of events have neither quotes nor backslashes.
	const counts = [...(deps.events ?? [])].map(
		([event, n]) => `website_events_total{event="${event}"} ${n}`,
	);
	const text = [...lines, "# TYPE website_events_total counter", ...counts, ""].join("\n");
	return c.text(text, 200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
}
