import type { ClientNetwork } from "./client-address.ts";

const WINDOW_MS = 60_000;
/** Networks in memory. The limit keeps a flood of addresses from filling the memory. */
const MAX_NETWORKS = 10_000;

/** Limits the calls from each client, and from the networks around it, in a sliding minute. */
export class RateLimit {
	readonly #perMinute: number;
	readonly #now: () => number;
	/** The times of each network's calls; networks are ordered by their last call. */
	readonly #calls = new Map<string, number[]>();

	/**
	 * @param perMinute 0 switches the limit off
	 * @param now a clock in milliseconds
	 */
	constructor(perMinute: number, now: () => number) {
		this.#perMinute = perMinute;
		this.#now = now;
	}

	/**
	 * Counts a call within the limits and returns 0, or returns the milliseconds to wait.
	 * @param networks the client and the networks around it, each with a higher limit
	 */
	waitFor(networks: readonly ClientNetwork[]): number {
		if (this.#perMinute === 0) return 0;
		const time = this.#now();
		const recent = networks.map(({ name, share }) => {
			const calls = (this.#calls.get(name) ?? []).filter((call) => call > time - WINDOW_MS);
			const full = calls.length >= this.#perMinute * share;
			return { name, calls, wait: full ? (calls[0] ?? time) + WINDOW_MS - time : 0 };
		});
		const wait = Math.max(...recent.map((network) => network.wait));
		for (const { name, calls } of recent) {
			if (wait === 0) calls.push(time);
			this.#remember(name, calls);
		}
		this.#removeOld(time);
		return wait;
	}

	/** Moves the network to the end of the map. */
	#remember(name: string, calls: number[]): void {
		this.#calls.delete(name);
		if (calls.length > 0) this.#calls.set(name, calls);
	}

	#removeOld(time: number): void {
		for (const [network, times] of this.#calls) {
			const old = (times.at(-1) ?? 0) <= time - WINDOW_MS;
			if (!old && this.#calls.size <= MAX_NETWORKS) return;
			this.#calls.delete(network);
		}
	}
}
