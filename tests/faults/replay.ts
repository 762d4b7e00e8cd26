import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { eventually } from "../service/support/eventually.ts";

export const hasStrace = spawnSync("strace", ["-V"]).status === 0;
if (!hasStrace) console.log("Skipped: strace is not installed (apt-get install strace).");

/** The wrapper that runs a program and records its writes and syncs, for `readRecord`. */
export const underStrace = (record: string): string[] => [
	...["strace", "-D", "-f", "-y", "-xx", "-s", "70000", "--seccomp-bpf"],
	...["-e", "trace=pwrite64,write,writev,fsync,fdatasync,ftruncate", "-e", "signal=none"],
	...["-o", record],
];

/**
 * Resolves once the record of a program that has exited is complete: with -D, strace is not the
 * parent of the program and exits a little later.
 */
export async function recordEnded(record: string, pid: number | undefined): Promise<void> {
	const ended = new RegExp(String.raw`^${pid} +\+\+\+ exited`, "m");
	await eventually(() => readFileSync(record, "latin1").slice(-200)).toMatch(ended);
}

/** The content of each file after a power cut, which keeps only synced writes. */
type Disk = Map<string, Buffer>;
type Change = { path: string; offset: number; data: Buffer } | { path: string; size: number };

/** One step of the recorded system calls. */
type Step =
	| { kind: "change"; change: Change }
	| { kind: "sync"; path: string }
	| { kind: "acknowledged" };

/** With -xx, strace prints all strings in hex, including paths. */
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
const WRITE = /^\d+ +writev?\(/;

const fromHex = (text: string) => Buffer.from(text.replaceAll("\\x", ""), "hex");

/**
 * Parses the output of `strace -f -y -xx` for one process.
 * @param isKept selects the files to replay by their absolute path
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
		if (WRITE.test(line) && line.includes(OK)) steps.push({ kind: "acknowledged" });
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
 * Replays the steps on a disk that keeps only synced writes. Calls `onAcknowledged` at every
 * acknowledgement with the disk and the 1-based number of the acknowledgement.
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
