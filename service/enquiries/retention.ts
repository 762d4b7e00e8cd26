import type { Log } from "../log/log.ts";
import { HOUR_MS } from "../time.ts";
import { daysBefore } from "./delete.ts";

/** Milliseconds. Two clocks differ by more if one was set. */
const DRIFT_MS = 5 * 60 * 1000;

export type RetentionDeps = {
	/** Age at which delivered enquiries are deleted; 0 keeps them. */
	days: number;
	/** Deletes the delivered enquiries received before this time, and resolves to their number. */
	purge: (before: number) => Promise<number>;
	log: Log;
	/** The wall clock and a monotonic clock, both in milliseconds. */
	now: () => number;
	steadyNow: () => number;
};

/**
 * Deletes old delivered enquiries every hour, but not in an hour in which the wall clock was set:
 * to one that is a year ahead every enquiry looks old.
 * @returns a function that stops the timer
 */
export function startRetention({ days, purge, log, now, steadyNow }: RetentionDeps): () => void {
	if (days === 0) return () => {};
	let last = { now: now(), steady: steadyNow() };

	async function run(): Promise<void> {
		const jumped = Math.abs(now() - last.now - (steadyNow() - last.steady)) > DRIFT_MS;
		last = { now: now(), steady: steadyNow() };
		if (jumped) return log.alert("retention.skipped", { reason: "The clock was set." });
		try {
			const deleted = await purge(daysBefore(now(), days));
			if (deleted > 0) log.info("retention.deleted", { enquiries: deleted, days });
		} catch (error) {
			log.alert("retention.failed", { error: (error as Error).message });
		}
	}

	const timer = setInterval(() => void run(), HOUR_MS);
	return () => clearInterval(timer);
}
