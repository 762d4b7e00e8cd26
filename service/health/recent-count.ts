/** Enough to show that something is wrong; the bound keeps a flood from filling the memory. */
const MOST = 1_000;

/** Counts the events of the last minute, at most a thousand. */
export class RecentCount {
	readonly #now: () => number;
	#times: number[] = [];

	/** @param now a clock in milliseconds */
	constructor(now: () => number) {
		this.#now = now;
	}

	add(): void {
		if (this.#times.length >= MOST) this.#forgetOld();
		if (this.#times.length < MOST) this.#times.push(this.#now());
	}

	count(): number {
		this.#forgetOld();
		return this.#times.length;
	}

	#forgetOld(): void {
		const since = this.#now() - 60_000;
		this.#times = this.#times.filter((time) => time > since);
	}
}
