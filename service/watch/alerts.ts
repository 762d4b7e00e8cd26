import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { callUrl } from "../call-url.ts";
import type { EventCounts } from "../http/health.ts";
import { createLog, type Log, type LogRecord } from "../log/log.ts";
import type { Settings } from "../settings/settings.ts";
import { HOUR_MS } from "../sliding-limit.ts";

/** Milliseconds after a request that failed. */
const RETRY_MS = 60_000;

/** Calls an address of a setting. @throws Error that says what to do, unless the answer is 2xx */
export async function callReceiver(
	setting: string,
	url: string,
	init?: RequestInit,
): Promise<void> {
	const status = await callUrl(url, init).catch((error: Error) => {
		const advice = "Check this setting and the network; it is tried again.";
		throw new Error(`${setting} cannot be reached (${error.message}). ${advice}`, { cause: error });
	});
	if (status >= 200 && status < 300) return;
	throw new Error(`${setting} answered ${status}. Check this setting; it is tried again.`);
}

export type AlertDeps = {
	/** ALERT_URL */
	url: string;
	/** Tells several sites apart. */
	site: string;
	now: () => number;
	/** Remembers what was posted when, also by earlier processes. */
	file: string;
	failed: (error: string) => void;
};

/** A broken file is no reason to keep an alert back. */
function readTimes(file: string): Map<string, unknown> {
	try {
		return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8"))));
	} catch {
		return new Map();
	}
}

function writeTimes(file: string, times: Map<string, unknown>): void {
	try {
		writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(times)));
		renameSync(`${file}.new`, file);
	} catch {}
}

/** One line that a person understands without the other fields. */
function textOf(site: string, { event, time: _time, level: _level, ...details }: LogRecord) {
	const { error, warning, advice, ...others } = details;
	const facts = Object.entries(others).map(([name, value]) => `${name} ${value}`);
	const parts = [error, warning, advice, facts.join(", ")].filter(Boolean);
	return [`${site}: ${event}`, parts.join(" ")].filter(Boolean).join(": ");
}

export type AlertPoster = {
	/** Takes a record of the log and posts it, if it is an alert. */
	post(record: LogRecord): void;
	/** Resolves when no alert is being posted, without waiting for a retry. */
	finish(): Promise<void>;
};

/**
 * Posts the alerts of the log as JSON, each event at most once an hour, also across starts. One
 * that could not be posted is tried again every minute, with the newest record of its event. The
 * database is not needed.
 */
export function postAlerts({ url, site, now, file, failed }: AlertDeps): AlertPoster {
	const postedAt = new Map<string, unknown>();
	const waiting = new Map<string, LogRecord>();
	let posting: Promise<void> | undefined;

	/** A time in the future is of a clock that was wrong. */
	const isRecent = (time: unknown) =>
		typeof time === "number" && time <= now() && now() - time < HOUR_MS;

	/** Posts an alert, unless an earlier process has done it. */
	async function postIfDue(record: LogRecord): Promise<void> {
		const { time, event, level: _, ...details } = record;
		const times = readTimes(file);
		postedAt.set(event, times.get(event));
		if (isRecent(times.get(event))) return;
		await callReceiver("ALERT_URL", url, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ text: textOf(site, record), site, time, event, details }),
		});
		postedAt.set(event, now());
		writeTimes(file, times.set(event, now()));
	}

	async function postWaiting(): Promise<void> {
		try {
			for (const [event, record] of waiting) {
				await postIfDue(record);
				waiting.delete(event);
			}
		} catch (error) {
			failed((error as Error).message);
			setTimeout(startPosting, RETRY_MS).unref();
		} finally {
			posting = undefined;
		}
	}

	function startPosting(): void {
		posting ??= postWaiting();
	}

	return {
		post(record) {
			if (record.level !== "alert" || isRecent(postedAt.get(record.event))) return;
			const isFirst = waiting.size === 0;
			waiting.set(record.event, record);
			// Otherwise a request or a retry is under way, which takes this one along.
			if (isFirst) startPosting();
		},
		async finish() {
			await posting;
		},
	};
}

/**
 * Creates the log of a service, which also counts its events and, with ALERT_URL, posts its alerts.
 * @param file remembers what was posted
 * @returns with `finishAlerts`, which waits for the alert that is being posted
 */
export function createServiceLog(
	{ alertUrl, siteOrigin }: Pick<Settings, "alertUrl" | "siteOrigin">,
	write: (line: string) => void,
	file: string,
): { log: Log; events: EventCounts; finishAlerts: AlertPoster["finish"] } {
	const events: EventCounts = new Map();
	const failed = (error: string) => log.info("alert.failed", { error });
	const site = siteOrigin ?? hostname();
	const alerts = alertUrl && postAlerts({ url: alertUrl, site, now: Date.now, file, failed });
	const log: Log = createLog(write, Date.now, (record) => {
		events.set(record.event, (events.get(record.event) ?? 0) + 1);
		if (alerts) alerts.post(record);
	});
	return {
		log,
		events,
		finishAlerts: async () => {
			if (alerts) await alerts.finish();
		},
	};
}
