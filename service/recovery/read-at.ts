import { readSync } from "node:fs";

/** Reads as many bytes as there are, fewer at the end of the file or at a bad sector. */
export function readAt(file: number, at: number, length: number): Buffer {
	const bytes = Buffer.alloc(length);
	try {
		return bytes.subarray(0, readSync(file, bytes, 0, length, at));
	} catch {
		return bytes.subarray(0, 0);
	}
}
