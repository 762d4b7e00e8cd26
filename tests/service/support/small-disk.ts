import { execFileSync, spawnSync } from "node:child_process";
import { onTestFinished } from "vitest";

/** Whether the tests can mount a disk, which needs root. Logs a line if they cannot. */
export function canMount(): boolean {
	const can = spawnSync("unshare", ["-m", "true"]).status === 0;
	if (!can) console.log("Skipped: the tests cannot mount a small disk.");
	return can;
}

/** Mounts a disk of this many MB at a folder until the test ends. */
export function mountSmallDisk(folder: string, megabytes: number): void {
	execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder]);
	onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
}
