const WINDOW_MS = 60_000;
/** Clients in memory. The limit keeps a flood of addresses from filling the memory. */
const MAX_CLIENTS = 10_000;

/** Limits the calls of each client in a sliding minute. */
export class RateLimit {
	readonly #perMinute: number;
	readonly #now: () => number;
	/** The times of each client's calls; clients are ordered by their last call. */
	readonly #calls = new Map<string, number[]>();

	/**
	 * @param perMinute 0 switches the limit off
	 * @param now a clock in milliseconds
	 */
	constructor(perMinute: number, now: () => number) {
		this.#perMinute = perMinute;
		this.#now = now;
	}

	/** Counts a call within the limit and returns 0, or returns the milliseconds to wait. */
	waitFor(client: string): number {
		if (this.#perMinute === 0) return 0;
		const time = this.#now();
		const recent = (this.#calls.get(client) ?? []).filter((call) => call > time - WINDOW_MS);
		const [oldest = time] = recent;
		const allowed = recent.length < this.#perMinute;
		if (allowed) recent.push(time);
		// Moves the client to the end of the map.
		this.#calls.delete(client);
		this.#calls.set(client, recent);
		this.#removeOld(time);
		return allowed ? 0 : oldest + WINDOW_MS - time;
	}

	#removeOld(time: number): void {
		for (const [client, times] of this.#calls) {
			const old = (times.at(-1) ?? 0) <= time - WINDOW_MS;
			if (!old && this.#calls.size <= MAX_CLIENTS) return;
			this.#calls.delete(client);
		}
	}
}
