import { randomBytes } from "node:crypto";

/** The beginning of the ids of a time, in epoch milliseconds: no later id sorts before it. */
export function idsFrom(time: number): string {
	const head = time.toString(16).padStart(12, "0");
	return `${head.slice(0, 8)}-${head.slice(8)}`;
}

/**
 * Returns a function that makes version 7 UUIDs (RFC 9562) that sort in the order of creation, even
 * within one millisecond and after the clock was set back. Node's own function does not promise that.
 * @param now a clock in epoch milliseconds
 */
export function createIdMaker(now: () => number): () => string {
	let time = 0;
	let counter = 0;
	return () => {
		const current = Math.max(time, now());
		counter = current === time ? counter + 1 : 0;
		// The counter has 12 bits. On overflow, continue with the next millisecond.
		time = counter > 0xfff ? current + 1 : current;
		counter %= 0x1000;
		const random = randomBytes(8);
		random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
		const tail = random.toString("hex");
		const middle = `7${counter.toString(16).padStart(3, "0")}`;
		return `${idsFrom(time)}-${middle}-${tail.slice(0, 4)}-${tail.slice(4)}`;
	};
}
