import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

export type ServiceProcess = {
	pid: number;
	/** The folder from which it runs, without symbolic links. */
	folder: string;
};

const pidFile = (dataDir: string) => join(dataDir, "service.pid");

/** Returns when a process started, in clock ticks since the boot, or undefined if there is none. */
function startOf(pid: number | string): string | undefined {
	try {
		const facts = readFileSync(`/proc/${pid}/stat`, "utf8");
		// The name, in parentheses, may have spaces. After it, the start is the 20th (proc(5)).
		return facts.slice(facts.lastIndexOf(")") + 2).split(" ")[19];
	} catch {
		return undefined;
	}
}

/** Returns whether a process runs the service. */
function isService(pid: number): boolean {
	try {
		const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
		return words.some((word) => word.endsWith("service/main.ts"));
	} catch {
		return false;
	}
}

/**
 * Returns the service that uses a data folder, if it runs on this machine. It believes the file only
 * if the process started when the file says so, because process ids are used again after a crash.
 */
export function runningService(dataDir: string): ServiceProcess | undefined {
	try {
		const [id, , start, folder] = readFileSync(pidFile(dataDir), "utf8").split("\n");
		const pid = Number(id);
		if (!start || !folder || startOf(pid) !== start || !isService(pid)) return undefined;
		return { pid, folder };
	} catch {
		return undefined;
	}
}

/**
 * Writes into the data folder what is known of this process: its id, machine, start and folder. `npm
 * run release` needs them, because under `PrivateUsers=yes` of systemd the kernel does not tell the
 * folder of this process even to its own user. Whoever starts a second service by mistake reads its
 * id and machine. If writing fails, the service runs as well, so this does not throw.
 * @returns a function that removes the file, unless another process has replaced it
 */
export function writePidFile(dataDir: string): () => void {
	const path = pidFile(dataDir);
	const facts = [process.pid, hostname(), startOf("self") ?? "", process.cwd()];
	try {
		makeFolder(dataDir);
		writeFileSync(`${path}.new`, facts.map((fact) => `${fact}\n`).join(""));
		renameSync(`${path}.new`, path);
	} catch {
		return () => {};
	}
	return () => {
		if (runningService(dataDir)?.pid === process.pid) rmSync(path, { force: true });
	};
}
