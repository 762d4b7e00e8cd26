import { hostname } from "node:os";
import { callUrl } from "../call-url.ts";
import { createLog, type Log, type LogRecord } from "../log/log.ts";
import type { Settings } from "../settings/settings.ts";
import { SlidingLimit } from "../sliding-limit.ts";
import { HOUR_MS } from "../time.ts";

/** Milliseconds after a request that failed. */
const RETRY_MS = 60_000;

export type AlertDeps = {
	/** ALERT_URL */
	url: string;
	/** Tells several sites apart. */
	site: string;
	/** A monotonic clock in milliseconds. */
	steadyNow: () => number;
	failed: (error: string) => void;
};

/** One line that a person understands without the other fields. */
function textOf(site: string, { event, time: _time, level: _level, ...details }: LogRecord) {
	const { error, warning, advice, ...others } = details;
	const facts = Object.entries(others).map(([name, value]) => `${name} ${value}`);
	const parts = [error, warning, advice, facts.join(", ")].filter(Boolean);
	return [`${site}: ${event}`, parts.join(" ")].filter(Boolean).join(": ");
}

/** @throws Error that says what to do, unless the answer is 2xx */
async function postAlert(url: string, site: string, record: LogRecord): Promise<void> {
	const { time, event, level: _, ...details } = record;
	const status = await callUrl(url, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ text: textOf(site, record), site, time, event, details }),
	}).catch((error: Error) => {
		const advice = "Check this setting and the network; it is tried again.";
		throw new Error(`ALERT_URL cannot be reached (${error.message}). ${advice}`, { cause: error });
	});
	if (status >= 200 && status < 300) return;
	throw new Error(`ALERT_URL answered ${status}. Check this setting; it is tried again.`);
}

export type AlertPoster = {
	/** Takes a record of the log and posts it, if it is an alert. */
	post(record: LogRecord): void;
	/** Resolves when no alert is being posted, without waiting for a retry. */
	finish(): Promise<void>;
};

/**
 * Posts the alerts of the log as JSON, each event at most once an hour. One that could not be posted is
 * tried again every minute, with the newest record of its event. The database is not needed.
 */
export function postAlerts({ url, site, steadyNow, failed }: AlertDeps): AlertPoster {
	const limit = new SlidingLimit(1, HOUR_MS, steadyNow);
	const waiting = new Map<string, LogRecord>();
	let posting = Promise.resolve();

	async function postWaiting(): Promise<void> {
		try {
			for (const [event, record] of waiting) {
				await postAlert(url, site, record);
				waiting.delete(event);
			}
		} catch (error) {
			failed((error as Error).message);
			setTimeout(startPosting, RETRY_MS).unref();
		}
	}

	function startPosting(): void {
		posting = postWaiting();
	}

	return {
		post(record) {
			const { level, event } = record;
			if (level !== "alert" || (!waiting.has(event) && !limit.take(event))) return;
			const isFirst = waiting.size === 0;
			waiting.set(event, record);
			// Otherwise a request or a retry is under way, which takes this one along.
			if (isFirst) startPosting();
		},
		finish: () => posting,
	};
}

/**
 * Creates the log of a service, whose alerts are also posted to ALERT_URL.
 * @returns with `finishAlerts`, which waits for the alert that is being posted
 */
export function createServiceLog(
	{ alertUrl, siteOrigin }: Pick<Settings, "alertUrl" | "siteOrigin">,
	write: (line: string) => void,
): { log: Log; finishAlerts: AlertPoster["finish"] } {
	if (!alertUrl) return { log: createLog(write), finishAlerts: async () => {} };
	const site = siteOrigin ?? hostname();
	const steadyNow = () => performance.now();
	const failed = (error: string) => log.info("alert.failed", { error });
	const alerts = postAlerts({ url: alertUrl, site, steadyNow, failed });
	const log: Log = createLog(write, Date.now, alerts.post);
	return { log, finishAlerts: alerts.finish };
}
