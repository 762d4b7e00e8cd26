import { readFile, rename, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { createLog, type Log, type LogRecord } from "../log/log.ts";
import type { Settings } from "../settings/settings.ts";
import type { EventCounts } from "./metrics.ts";

const HOUR_MS = 60 * 60 * 1000;
/** The wait after a request that failed, in milliseconds. */
const RETRY_MS = 60_000;
/** Timeout for the receiver's answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

async function statusOf(setting: string, url: string, init?: RequestInit): Promise<number> {
	try {
		const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
		const response = await fetch(url, { redirect: "manual", signal, ...init });
		await response.body?.cancel();
		return response.status;
	} catch (error) {
		const { name, cause } = error as Error;
		const { code, message = name } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
		throw new Error(
			`${setting} cannot be reached (${code ?? message}). Check this setting and the network; it is tried again.`,
			{ cause: error },
		);
	}
}

/**
 * Sends a request to an address of the settings. Redirects are not followed.
 * @param setting names the address in messages
 * @throws Error that says what to do, unless the answer is 2xx
 */
export async function callReceiver(
	setting: string,
	url: string,
	init?: RequestInit,
): Promise<void> {
	const status = await statusOf(setting, url, init);
	if (status >= 200 && status < 300) return;
	throw new Error(`${setting} answered ${status}. Check this setting; it is tried again.`);
}

/** When each event was last posted to ALERT_URL, in epoch milliseconds. It outlives the process. */
export type PostedTimes = {
	get(event: string): Promise<number | undefined>;
	put(event: string, time: number): Promise<void>;
};

/**
 * Keeps the times in a file. A file that cannot be read or written is no reason to keep an alert back,
 * so this does not throw.
 * @param path in a folder that need not exist
 */
export function timesInFile(path: string): PostedTimes {
	const readAll = async (): Promise<Record<string, unknown>> => {
		try {
			return Object(JSON.parse(await readFile(path, "utf8")));
		} catch {
			return {};
		}
	};
	return {
		async get(event) {
			const time = (await readAll())[event];
			return typeof time === "number" ? time : undefined;
		},
		async put(event, time) {
			try {
				const text = JSON.stringify({ ...(await readAll()), [event]: time });
				await writeFile(`${path}.new`, text);
				await rename(`${path}.new`, path);
			} catch {}
		},
	};
}

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
	const events: EventCounts = new Map();
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
		events.set(record.event, (events.get(record.event) ?? 0) + 1);
		alerts?.post(record);
	});
	return { log, events, finishAlerts: async () => alerts?.finish() };
}
