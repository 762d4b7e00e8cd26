import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The kernel counts CPU time in hundredths of a second. */
const MICROSECONDS_PER_TICK = 10_000;

export type Server = { address: string; child: ChildProcess };

/** The CPU time that a process has used so far, in microseconds. */
export function cpuTime({ child }: Server): number {
	const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
}

const children: ChildProcess[] = [];

/** Kills every process that was started. */
export function killAll(): void {
	for (const child of children) child.kill("SIGKILL");
}

type Options = { port: number; env?: Record<string, string> };

/**
 * Starts a server and resolves when it responds on its port.
 * @throws with its stderr if it exits or does not respond within 10 s
 */
export async function start(
	command: string,
	args: string[],
	{ port, env = {} }: Options,
): Promise<Server> {
	const child = spawn(command, args, {
		env: { ...process.env, ...env },
		stdio: ["ignore", "ignore", "pipe"],
	});
	children.push(child);
	let errors = "";
	child.stderr?.on("data", (text) => {
		errors = `${errors}${text}`.slice(-2000);
	});
	const address = `http://127.0.0.1:${port}`;
	for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
		try {
			await (await fetch(address)).arrayBuffer();
			return { address, child };
		} catch {
			await new Promise((next) => setTimeout(next, 50));
		}
	}
	throw new Error(`${command} ${args.join(" ")} did not start: ${errors}`);
}

/** Starts a TypeScript file of this project. */
export const startFile = (file: string, args: string[], options: Options): Promise<Server> =>
	start(process.execPath, [resolve(file), ...args], options);
