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
