import type { LogRecord } from "../log/log.ts";
import { callReceiver } from "./call-receiver.ts";
import type { PostedTimes } from "./posted-times.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The wait after a request that failed, in milliseconds. */
const RETRY_MS = 60_000;

export type AlertDeps = {
	/** ALERT_URL */
	url: string;
	/** The public address of the site, to tell several sites apart. */
	site: string;
	/** The wall clock in epoch milliseconds. */
	now: () => number;
	/** Remembers what earlier processes have posted. */
	times: PostedTimes;
	/** Gets a reason why an alert could not be sent. */
	failed: (error: string) => void;
};

/** Puts an alert into one line that a person understands without the other fields. */
function textOf(site: string, { event, time: _time, level: _level, ...details }: LogRecord) {
	const { error, warning, advice, ...others } = details;
	const facts = Object.entries(others).map(([name, value]) => `${name} ${value}`);
	const parts = [error, warning, advice, facts.join(", ")].filter(Boolean);
	return `${site}: ${event}${parts.length > 0 ? `: ${parts.join(" ")}` : ""}`;
}

export type AlertPoster = {
	/** Takes a record of the log and posts it, if it is an alert. */
	post(record: LogRecord): void;
	/** Resolves when no alert is being posted. It does not wait for the retry of one that failed. */
	finish(): Promise<void>;
};

/**
 * Posts the alerts of the log as JSON, each event at most once an hour, however often the service
 * starts meanwhile. An alert that could not be posted is tried again every minute, with the newest
 * record of its event. It is about the service itself, so it does not go through the database.
 */
export function postAlerts(deps: AlertDeps): AlertPoster {
	const { url, site, now, times, failed } = deps;
	const postedAt = new Map<string, number>();
	const waiting = new Map<string, LogRecord>();
	let posting: Promise<void> | undefined;

	/** A time in the future is of a clock that was wrong. */
	const isRecent = (time?: number): time is number =>
		time !== undefined && time <= now() && now() - time < HOUR_MS;

	async function send(record: LogRecord): Promise<void> {
		const { time, event, level: _, ...details } = record;
		await callReceiver("ALERT_URL", url, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ text: textOf(site, record), site, time, event, details }),
		});
	}

	/** Posts an alert, unless an earlier process has done it. */
	async function postIfDue(event: string, record: LogRecord): Promise<void> {
		let time = await times.get(event);
		if (!isRecent(time)) {
			await send(record);
			time = now();
			await times.put(event, time);
		}
		postedAt.set(event, time);
	}

	async function postWaiting(): Promise<void> {
		try {
			for (const [event, record] of waiting) {
				await postIfDue(event, record);
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
			if (record.level !== "alert") return;
			if (isRecent(postedAt.get(record.event))) return;
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
