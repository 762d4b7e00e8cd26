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

type Change =
	| { kind: "write"; path: string; offset: number; data: Buffer }
	| { kind: "cut"; path: string; size: number };
/** One step of the recorded system calls. */
type Step = Change | { kind: "sync"; path: string } | { kind: "acknowledged"; path: string };

/** With -xx, strace prints all strings in hex, including paths. */
const HEX = String.raw`((?:\\x[0-9a-f]{2})*)`;
/** Thread, call, path of the file and the rest. A line that ends a call of before has no path. */
const LINE = new RegExp(String.raw`^(\d+) +(?:<\.\.\. )?(\w+)(?:\(\d+<${HEX}>| resumed>)(.*)`);
const WRITTEN = new RegExp(String.raw`^, "${HEX}", \d+, (\d+)(?:\) += \d+| <unfinished)`);
const CUT = /^, (\d+)(?:\) += 0| <unfinished)/;
const OK = [...Buffer.from("HTTP/1.1 200 OK")].map((byte) => `\\x${byte.toString(16)}`).join("");

const fromHex = (text: string) => Buffer.from(text.replaceAll("\\x", ""), "hex");

/**
 * Parses the output of `strace -f -y -xx` for a program that has exited. With -D, strace is not its
 * parent and exits a little later.
 */
export async function readRecord(file: string, pid: number | undefined): Promise<Step[]> {
	const read = () => readFileSync(file, "latin1");
	const ended = new RegExp(String.raw`^${pid} +\+\+\+ exited`, "m");
	await eventually(() => read().slice(-200)).toMatch(ended);
	const syncing = new Map<string, string>();
	return read()
		.split("\n")
		.flatMap((line): Step[] => {
			const [, thread = "", call = "", hex, rest = ""] = LINE.exec(line) ?? [];
			const path = hex === undefined ? (syncing.get(thread) ?? "") : fromHex(hex).toString();
			if (/^f(data)?sync$/.test(call)) {
				if (hex !== undefined) syncing.set(thread, path);
				return /\) += 0/.test(rest) ? [{ kind: "sync", path }] : [];
			}
			const [, data, offset] = WRITTEN.exec(rest) ?? [];
			if (call === "pwrite64" && data !== undefined)
				return [{ kind: "write", path, offset: Number(offset), data: fromHex(data) }];
			const [, size] = CUT.exec(rest) ?? [];
			if (call === "ftruncate" && size) return [{ kind: "cut", path, size: Number(size) }];
			return line.includes(OK) ? [{ kind: "acknowledged", path }] : [];
		});
}

function apply(content: Buffer, change: Change): Buffer {
	if (change.kind === "cut") return Buffer.concat([content], change.size);
	const end = change.offset + change.data.length;
	const next = end > content.length ? Buffer.concat([content], end) : content;
	change.data.copy(next, change.offset);
	return next;
}

/**
 * Replays the steps on a disk that keeps only synced writes, as a power cut does. Calls `onAcknowledged`
 * at every acknowledgement with the content of each file and the 1-based number of the acknowledgement.
 */
export function replay(
	steps: Step[],
	onAcknowledged: (disk: Map<string, Buffer>, count: number) => void,
): void {
	const disk = new Map<string, Buffer>();
	const unsynced = new Map<string, Change[]>();
	let count = 0;
	for (const step of steps) {
		const { path } = step;
		const changes = unsynced.get(path) ?? [];
		if (step.kind === "acknowledged") onAcknowledged(disk, ++count);
		else if (step.kind === "sync") {
			disk.set(path, changes.reduce(apply, disk.get(path) ?? Buffer.alloc(0)));
			unsynced.delete(path);
		} else unsynced.set(path, [...changes, step]);
	}
}
