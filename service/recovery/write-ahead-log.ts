import { fstatSync } from "node:fs";
import { readAt } from "./read-at.ts";

const HEADER_SIZE = 32;
const FRAME_HEADER_SIZE = 24;
/** The last bit says whether the checksums read numbers with the high byte first. */
const MAGIC = 0x377f0682;

type Sums = [number, number];

const sumsAt = (bytes: Buffer, at: number): Sums => [
	bytes.readUInt32BE(at),
	bytes.readUInt32BE(at + 4),
];
const equal = (a: Sums, b: Sums) => a[0] === b[0] && a[1] === b[1];

/** Continues the checksum of the format over a number of bytes that is divisible by 8. */
function checksum(bytes: Buffer, highFirst: boolean, [first, second]: Sums = [0, 0]): Sums {
	const read = (at: number) => (highFirst ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
	for (let at = 0; at < bytes.length; at += 8) {
		first = (first + read(at) + second) >>> 0;
		second = (second + read(at + 4) + first) >>> 0;
	}
	return [first, second];
}

export type Log = {
	pageSize: number;
	/** Where the log has the newest committed version of each page. */
	pages: Map<number, number>;
};

/**
 * Reads which pages a write-ahead log has. It leaves out pages whose checksum is wrong, and goes on
 * after them. Returns undefined if the log is empty or its header makes no sense.
 */
export function readLog(file: number): Log | undefined {
	const header = readAt(file, 0, HEADER_SIZE);
	if (header.length < HEADER_SIZE) return undefined;
	const magic = header.readUInt32BE(0);
	const highFirst = (magic & 1) === 1;
	let sums = sumsAt(header, 24);
	const isHeader =
		magic >>> 1 === MAGIC >>> 1 && equal(checksum(header.subarray(0, 24), highFirst), sums);
	if (!isHeader) return undefined;
	const pageSize = header.readUInt32BE(8);
	const pages: Log["pages"] = new Map();
	const uncommitted: Log["pages"] = new Map();
	const frameSize = FRAME_HEADER_SIZE + pageSize;
	const { size } = fstatSync(file);
	for (let at = HEADER_SIZE; at + frameSize <= size; at += frameSize) {
		const frame = readAt(file, at, frameSize);
		if (frame.length < frameSize) continue;
		const start = checksum(frame.subarray(0, 8), highFirst, sums);
		sums = sumsAt(frame, 16);
		// Frames with other salts are left over from before the log was last reset.
		if (frame.compare(header, 16, 24, 8, 16) !== 0) continue;
		if (!equal(checksum(frame.subarray(FRAME_HEADER_SIZE), highFirst, start), sums)) continue;
		uncommitted.set(frame.readUInt32BE(0), at + FRAME_HEADER_SIZE);
		const isCommit = frame.readUInt32BE(4) !== 0;
		if (!isCommit) continue;
		for (const [page, where] of uncommitted) pages.set(page, where);
		uncommitted.clear();
	}
	return { pageSize, pages };
}
