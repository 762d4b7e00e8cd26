import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

const pidFile = (dataDir: string) => join(dataDir, "service.pid");

/** Returns whether a process is the service. Process ids are used again after a crash. */
function isService(pid: number): boolean {
	try {
		const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
		return words.some((word) => word.endsWith("service/main.ts"));
	} catch {
		return false;
	}
}

/** Returns the process id of the service that uses a data folder, if it runs on this machine. */
export function runningService(dataDir: string): number | undefined {
	try {
		const [pid] = readFileSync(pidFile(dataDir), "utf8").split("\n").map(Number);
		return pid !== undefined && isService(pid) ? pid : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Writes the id of this process and the name of its machine into the data folder, for `npm run
 * release` and for whoever starts a second service by mistake. If that fails, the
 * service runs as well, so it does not throw.
 * @returns a function that removes the file, unless another process has replaced it
 */
export function writePidFile(dataDir: string): () => void {
	const path = pidFile(dataDir);
	try {
		makeFolder(dataDir);
		writeFileSync(`${path}.new`, `${process.pid}\n${hostname()}\n`);
		renameSync(`${path}.new`, path);
	} catch {
		return () => {};
	}
	return () => {
		if (runningService(dataDir) === process.pid) rmSync(path, { force: true });
	};
}
