import { DatabaseNotOpen } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { lastMorning, nextMorning } from "./working-morning.ts";

/** Longest sleep, in milliseconds. It limits how long a clock jump can delay a digest. */
const MAX_SLEEP_MS = 60_000;

export type DigestDeps = {
	/** Queues the digest of the enquiries received before this time. */
	queue: (before: number) => Promise<void>;
	timeZone: string;
	log: Log;
	/** The wall clock in epoch milliseconds. */
	now: () => number;
};

/**
 * Queues a digest every working morning, and at once if the service was off in the morning.
 * @returns a function that stops it
 */
export function startDigests({ queue, timeZone, log, now }: DigestDeps): () => void {
	let timer: NodeJS.Timeout | undefined;
	let stopped = false;

	async function run(): Promise<void> {
		try {
			await queue(lastMorning(now(), timeZone));
		} catch (error) {
			if (!(error instanceof DatabaseNotOpen)) {
				log.alert("delivery.paused", { error: (error as Error).message });
			}
		}
		if (stopped) return;
		const time = now();
		const sleepMs = Math.min(nextMorning(time, timeZone) - time, MAX_SLEEP_MS);
		timer = setTimeout(() => void run(), sleepMs);
	}

	void run();
	return () => {
		stopped = true;
		clearTimeout(timer);
	};
}
