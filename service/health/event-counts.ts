import type { LogRecord } from "../log/log.ts";

/** Counts the events of the log since the start, for /metrics. */
export class EventCounts {
	readonly #counts = new Map<string, number>();

	note({ event }: LogRecord): void {
		this.#counts.set(event, (this.#counts.get(event) ?? 0) + 1);
	}

	/** The events so far, each with its number. */
	entries(): IterableIterator<[event: string, count: number]> {
		return this.#counts.entries();
	}
}
