import { readFileSync } from "node:fs";

/** The content of each file after a power cut: what was written and then synced. */
type Disk = Map<string, Buffer>;
type Change = { path: string; offset: number; data: Buffer } | { path: string; size: number };

/** One entry of the record of system calls. */
type Step =
	| { kind: "change"; change: Change }
	| { kind: "sync"; path: string }
	| { kind: "acknowledged" };

/** With -xx strace prints every string in hex, including the paths. */
const HEX = String.raw`((?:\\x[0-9a-f]{2})*)`;
const SYNC = new RegExp(String.raw`^\d+ +f(?:data)?sync\(\d+<${HEX}>\) += 0`);
const SYNC_BEGUN = new RegExp(String.raw`^(\d+) +f(?:data)?sync\(\d+<${HEX}> <unfinished`);
const SYNC_ENDED = /^(\d+) +<\.\.\. f(?:data)?sync resumed>\) += 0/;
const PWRITE = new RegExp(
	String.raw`^\d+ +pwrite64\(\d+<${HEX}>, "${HEX}", \d+, (\d+)(?:\) += \d+| <unfinished)`,
);
const TRUNCATE = new RegExp(
	String.raw`^\d+ +ftruncate\(\d+<${HEX}>, (\d+)(?:\) += 0| <unfinished)`,
);
const OK = [...Buffer.from("HTTP/1.1 200 OK")].map((byte) => `\\x${byte.toString(16)}`).join("");
const ANSWER = /^\d+ +writev?\(/;

const fromHex = (text: string) => Buffer.from(text.replaceAll("\\x", ""), "hex");

/**
 * Reads the record that `strace -f -y -xx` made of one process.
 * @param isKept which files count; strace prints absolute paths
 */
export function readRecord(file: string, isKept: (path: string) => boolean): Step[] {
	const steps: Step[] = [];
	const syncing = new Map<string, string>();
	const add = (path: string, step: Step) => {
		if (isKept(path)) steps.push(step);
	};
	for (const line of readFileSync(file, "latin1").split("\n")) {
		const [, thread = "", begun] = SYNC_BEGUN.exec(line) ?? [];
		if (begun) syncing.set(thread, begun);
		const [, endedThread = ""] = SYNC_ENDED.exec(line) ?? [];
		const synced = fromHex(SYNC.exec(line)?.[1] ?? syncing.get(endedThread) ?? "").toString();
		if (synced) add(synced, { kind: "sync", path: synced });
		const [, written = "", bytes = "", offset] = PWRITE.exec(line) ?? [];
		const path = fromHex(written).toString();
		const change = { path, offset: Number(offset), data: fromHex(bytes) };
		if (path) add(path, { kind: "change", change });
		const [, truncated = "", size] = TRUNCATE.exec(line) ?? [];
		const cut = fromHex(truncated).toString();
		if (cut) add(cut, { kind: "change", change: { path: cut, size: Number(size) } });
		if (ANSWER.test(line) && line.includes(OK)) steps.push({ kind: "acknowledged" });
	}
	return steps;
}

function apply(content: Buffer, change: Change): Buffer {
	if ("size" in change) return Buffer.concat([content], change.size);
	const end = change.offset + change.data.length;
	const next = end > content.length ? Buffer.concat([content], end) : content;
	change.data.copy(next, change.offset);
	return next;
}

/**
 * Replays a record on a disk that keeps only what was synced. Calls back at every acknowledgement
 * with the disk and the acknowledgement's number, counted from 1.
 */
export function replay(steps: Step[], onAcknowledged: (disk: Disk, count: number) => void): void {
	const disk: Disk = new Map();
	const unsynced = new Map<string, Change[]>();
	let count = 0;
	for (const step of steps) {
		if (step.kind === "change") {
			const { path } = step.change;
			unsynced.set(path, [...(unsynced.get(path) ?? []), step.change]);
		} else if (step.kind === "sync") {
			const changes = unsynced.get(step.path) ?? [];
			disk.set(step.path, changes.reduce(apply, disk.get(step.path) ?? Buffer.alloc(0)));
			unsynced.delete(step.path);
		} else onAcknowledged(disk, ++count);
	}
}
