const WINDOW_MS = 60_000;
/** Clients remembered at once; the bound keeps a flood of addresses from filling the memory. */
const MOST_CLIENTS = 10_000;

/** A limit of calls a minute for each client, over a sliding minute. */
export class RateLimit {
	readonly #perMinute: number;
	readonly #now: () => number;
	/** The times of each client's calls, in the order of the clients' last calls. */
	readonly #calls = new Map<string, number[]>();

	/**
	 * @param perMinute 0 switches the limit off
	 * @param now a clock in milliseconds
	 */
	constructor(perMinute: number, now: () => number) {
		this.#perMinute = perMinute;
		this.#now = now;
	}

	/** Counts one call. Returns the milliseconds that the client has to wait, 0 within the limit. */
	waitFor(client: string): number {
		if (this.#perMinute === 0) return 0;
		const time = this.#now();
		const recent = (this.#calls.get(client) ?? []).filter((call) => call > time - WINDOW_MS);
		const [oldest = time] = recent;
		const allowed = recent.length < this.#perMinute;
		if (allowed) recent.push(time);
		// Deleted first, so that the client moves to the end of the map.
		this.#calls.delete(client);
		this.#calls.set(client, recent);
		this.#forgetOld(time);
		return allowed ? 0 : oldest + WINDOW_MS - time;
	}

	#forgetOld(time: number): void {
		for (const [client, times] of this.#calls) {
			const old = (times.at(-1) ?? 0) <= time - WINDOW_MS;
			if (!old && this.#calls.size <= MOST_CLIENTS) return;
			this.#calls.delete(client);
		}
	}
}
