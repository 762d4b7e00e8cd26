import { SlidingLimit } from "../sliding-limit.ts";
import { safeJson } from "../text.ts";
import { HOUR_MS } from "../time.ts";

/** Writes each event as one JSON line. An alert requires action by the owner. */
export type Log = {
	info(event: string, details?: LogDetails): void;
	alert(event: string, details?: LogDetails): void;
};

export type LogDetails = Record<string, string | number | boolean | null | undefined>;

const MAIL_ADDRESS = /([^\s@<>"'(),;:]{1,64})@([^\s@<>"'(),;:]{1,255})/g;

/** Masks the local part of every mail address: `ada@example.com` becomes `a***@example.com`. */
function maskMailAddresses(text: string): string {
	return text.replace(
		MAIL_ADDRESS,
		(_, local: string, domain: string) => `${local[0]}***@${domain}`,
	);
}

/** An event as the log has it, with masked addresses. */
export type LogRecord = { time: string; level: "info" | "alert"; event: string } & LogDetails;

/**
 * Creates a log that masks mail addresses.
 * @param write receives each line, without the line end
 * @param now a clock in epoch milliseconds
 * @param observe receives each record
 */
export function createLog(
	write: (line: string) => void,
	now: () => number = Date.now,
	observe: (record: LogRecord) => void = () => {},
): Log {
	const line = (level: LogRecord["level"], event: string, details: LogDetails = {}) => {
		const masked = Object.fromEntries(
			Object.entries(details).map(([name, value]) => [
				name,
				typeof value === "string" ? maskMailAddresses(value) : value,
			]),
		);
		const time = new Date(now()).toISOString();
		write(safeJson({ time, level, event, ...masked }));
		observe({ ...masked, time, level, event });
	};
	return {
		info: (event, details) => line("info", event, details),
		alert: (event, details) => line("alert", event, details),
	};
}

/** Writes each event at most once an hour: for what lasts. @param now a clock in milliseconds */
export function hourlyAlerts(log: Log, now: () => number): Log["alert"] {
	const limit = new SlidingLimit(1, HOUR_MS, now);
	return (event, details) => {
		if (limit.take(event)) log.alert(event, details);
	};
}
