/** A visit counts if the machine was at least this fast, relative to the fastest visit so far. */
const QUIET = 0.8;
const MAX_VISITS = 3;

/**
 * Repeats visits for which the machine was slow. Lighthouse multiplies the times of this machine, so
 * its blocking time shows whatever else the machine does: that of home was 3 to 40 ms while
 * Lighthouse's benchmark, which runs before the visit, was above 2,000, and 44 to 79 below 1,650.
 */
export class QuietVisits {
	#fastest = 0;

	/** Visits up to three times, until the machine is quiet. Returns all visits, the quietest first. */
	async visit<T extends { machine: number }>(visit: () => Promise<T>): Promise<[T, ...T[]]> {
		const visits: [T, ...T[]] = [await visit()];
		while (visits.length < MAX_VISITS) {
			this.#fastest = Math.max(this.#fastest, visits[0].machine);
			if (visits[0].machine >= QUIET * this.#fastest) break;
			visits.push(await visit());
			visits.sort((one, other) => other.machine - one.machine);
		}
		return visits;
	}
}
