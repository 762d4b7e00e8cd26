/** Enough to show that something is wrong. The limit keeps a flood from filling the memory. */
const MAX_EVENTS = 1_000;

/** Counts the events of the last minute, at most a thousand. */
export class RecentCount {
	readonly #now: () => number;
	#times: number[] = [];

	/** @param now a clock in milliseconds */
	constructor(now: () => number) {
		this.#now = now;
	}

	add(): void {
		if (this.#times.length >= MAX_EVENTS) this.#removeOld();
		if (this.#times.length < MAX_EVENTS) this.#times.push(this.#now());
	}

	count(): number {
		this.#removeOld();
		return this.#times.length;
	}

	#removeOld(): void {
		const since = this.#now() - 60_000;
		this.#times = this.#times.filter((time) => time > since);
	}
}
