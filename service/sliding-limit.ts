/** Names in memory. It keeps a flood of client addresses from filling the memory. */
const MAX_NAMES = 10_000;

/** Limits how often something happens in a sliding period, for each name. */
export class SlidingLimit {
	readonly #most: number;
	readonly #periodMs: number;
	readonly #now: () => number;
	/** The times of each name, ordered by the last one. */
	readonly #times = new Map<string, number[]>();

	/**
	 * @param most in a period; 0 switches the limit off
	 * @param now a clock in milliseconds
	 */
	constructor(most: number, periodMs: number, now: () => number) {
		this.#most = most;
		this.#periodMs = periodMs;
		this.#now = now;
	}

	/** Counts and returns 0 within the limit, or else returns the milliseconds to wait. */
	waitFor(name: string): number {
		if (this.#most === 0) return 0;
		const time = this.#now();
		const times = (this.#times.get(name) ?? []).filter((one) => one > time - this.#periodMs);
		const isFull = times.length >= this.#most;
		if (!isFull) times.push(time);
		// Moves the name to the end.
		this.#times.delete(name);
		this.#times.set(name, times);
		const [oldest = ""] = this.#times.keys();
		if (this.#times.size > MAX_NAMES) this.#times.delete(oldest);
		return isFull ? (times[0] ?? time) + this.#periodMs - time : 0;
	}

	/** Counts and returns true, or returns false beyond the limit. */
	take(name = ""): boolean {
		return this.waitFor(name) === 0;
	}

	/** Forgets what was counted last. */
	giveBack(name = ""): void {
		this.#times.get(name)?.pop();
	}
}
