import type { LogRecord } from "../log/log.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The wait after a request that failed, in milliseconds. */
const RETRY_MS = 60_000;
/** Timeout for the receiver's answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

export type AlertDeps = {
	/** ALERT_URL */
	url: string;
	/** The public address of the site, to tell several sites apart. */
	site: string;
	/** A clock in milliseconds. */
	now: () => number;
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

/**
 * Returns a function that takes the records of the log and posts each alert as JSON, each event at
 * most once an hour. An alert that could not be posted is tried again every minute, with the newest
 * record of its event. It is about the service itself, so it does not go through the database.
 */
export function postAlerts({ url, site, now, failed }: AlertDeps): (record: LogRecord) => void {
	const postedAt = new Map<string, number>();
	const waiting = new Map<string, LogRecord>();
	let posting = false;

	async function post(record: LogRecord): Promise<void> {
		const { time, event, level: _, ...details } = record;
		const response = await fetch(url, {
			method: "POST",
			redirect: "manual",
			signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ text: textOf(site, record), site, time, event, details }),
		});
		await response.body?.cancel();
		if (!response.ok) throw new Error(`It answered ${response.status}.`);
	}

	async function postAll(): Promise<void> {
		if (posting) return;
		posting = true;
		try {
			for (const [event, record] of waiting) {
				await post(record);
				postedAt.set(event, now());
				waiting.delete(event);
			}
		} catch (error) {
			const { message, cause } = error as Error;
			failed((cause as Error | undefined)?.message || message);
			setTimeout(() => void postAll(), RETRY_MS).unref();
		} finally {
			posting = false;
		}
	}

	return (record) => {
		if (record.level !== "alert") return;
		if (now() - (postedAt.get(record.event) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return;
		const isFirst = waiting.size === 0;
		waiting.set(record.event, record);
		// Otherwise a request or a retry is under way, which takes this one along.
		if (isFirst) void postAll();
	};
}
