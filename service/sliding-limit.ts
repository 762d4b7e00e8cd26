/** Names in memory. It keeps a flood of client addresses from filling the memory. */
const MAX_NAMES = 10_000;

export const HOUR_MS = 60 * 60 * 1000;

/** What counts, with its limit relative to that of the whole object. */
export type Counted = { name: string; share: number };

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

	/** Counts and returns 0 if every limit allows it, or else returns the milliseconds to wait. */
	waitFor(counted: readonly Counted[]): number {
		if (this.#most === 0) return 0;
		const time = this.#now();
		const recent = counted.map(({ name, share }) => {
			const times = (this.#times.get(name) ?? []).filter((one) => one > time - this.#periodMs);
			const isFull = times.length >= this.#most * share;
			return { name, times, wait: isFull ? (times[0] ?? time) + this.#periodMs - time : 0 };
		});
		const wait = Math.max(...recent.map((one) => one.wait));
		for (const { name, times } of recent) {
			if (wait === 0) times.push(time);
			// Moves the name to the end.
			this.#times.delete(name);
			if (times.length > 0) this.#times.set(name, times);
		}
		for (const [name, times] of this.#times) {
			const isOld = (times.at(-1) ?? 0) <= time - this.#periodMs;
			if (!isOld && this.#times.size <= MAX_NAMES) break;
			this.#times.delete(name);
		}
		return wait;
	}

	/** Counts and returns true, or returns false beyond the limit. */
	take(name = ""): boolean {
		return this.waitFor([{ name, share: 1 }]) === 0;
	}

	/** Forgets what was counted last. */
	giveBack(name = ""): void {
		this.#times.get(name)?.pop();
	}
}
