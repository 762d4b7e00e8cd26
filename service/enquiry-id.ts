import { randomBytes } from "node:crypto";

/**
 * A maker of UUIDs of version 7 (RFC 9562) that sort in the order they were made, also within
 * one millisecond and when the clock is set back. Node's own does not promise that order.
 */
export function createIdMaker(now: () => number): () => string {
	let time = 0;
	let counter = 0;
	return () => {
		const current = Math.max(time, now());
		counter = current === time ? counter + 1 : 0;
		// 12 bits of counter; beyond them the next millisecond is borrowed.
		time = counter > 0xfff ? current + 1 : current;
		counter %= 0x1000;
		const head = time.toString(16).padStart(12, "0");
		const random = randomBytes(8);
		random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
		const tail = random.toString("hex");
		const middle = `7${counter.toString(16).padStart(3, "0")}`;
		return `${head.slice(0, 8)}-${head.slice(8)}-${middle}-${tail.slice(0, 4)}-${tail.slice(4)}`;
	};
}
