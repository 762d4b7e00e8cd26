import type { Log } from "../log/log.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Limits the enquiries of all clients in a sliding hour. It remembers only the latest, as many as
 * the limit.
 */
export class HourlyLimit {
	/** The times of the latest enquiries, as a ring: the next one replaces the oldest. */
	readonly #times: Float64Array;
	readonly #now: () => number;
	readonly #log: Pick<Log, "alert">;
	#next = 0;
	#alertedAt = Number.NEGATIVE_INFINITY;

	/**
	 * @param perHour 0 switches the limit off
	 * @param now a clock in milliseconds
	 * @param log gets an alert when an enquiry is beyond the limit, at most once an hour
	 */
	constructor(perHour: number, now: () => number, log: Pick<Log, "alert">) {
		this.#times = new Float64Array(perHour).fill(Number.NEGATIVE_INFINITY);
		this.#now = now;
		this.#log = log;
	}

	/** Counts an enquiry and returns true, or returns false if it is beyond the limit. */
	take(): boolean {
		if (this.#times.length === 0) return true;
		const time = this.#now();
		const hourAgo = time - HOUR_MS;
		const oldest = this.#times[this.#next] ?? 0;
		if (oldest > hourAgo) {
			if (this.#alertedAt <= hourAgo) {
				this.#alertedAt = time;
				this.#log.alert("enquiries.over-limit", { perHour: this.#times.length });
			}
			return false;
		}
		this.#times[this.#next] = time;
		this.#next = (this.#next + 1) % this.#times.length;
		return true;
	}

	/** Forgets an enquiry that was counted but not stored. */
	giveBack(): void {
		const { length } = this.#times;
		if (length === 0) return;
		this.#next = (this.#next + length - 1) % length;
		this.#times[this.#next] = Number.NEGATIVE_INFINITY;
	}
}
