import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

/** The kernel counts CPU time in hundredths of a second. */
const MICROSECONDS_PER_TICK = 10_000;

export type Server = { address: string; child: ChildProcess };

/** CPU time that a process has used so far, in microseconds. */
export function cpuTime({ child }: Server): number {
	const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
}

/** A port of this machine that nothing uses now. */
export async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const address = server.address();
	await new Promise((closed) => server.close(closed));
	return typeof address === "object" && address ? address.port : 0;
}

const children: ChildProcess[] = [];

/** Ends everything that was started. */
export function endAll(): void {
	for (const child of children) child.kill("SIGKILL");
}

/** Starts a program; resolves when it says that it is ready, or answers on its port. */
export async function start(
	command: string,
	args: string[],
	{ port, env = {}, cwd = ROOT }: { port: number; env?: Record<string, string>; cwd?: string },
): Promise<Server> {
	const child = spawn(command, args, {
		cwd,
		env: { ...process.env, ...env },
		stdio: ["ignore", "ignore", "pipe"],
	});
	children.push(child);
	let errors = "";
	child.stderr?.on("data", (text) => {
		errors = `${errors}${text}`.slice(-2000);
	});
	const address = `http://127.0.0.1:${port}`;
	for (let tries = 0; tries < 200; tries++) {
		if (child.exitCode !== null) break;
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
export const startFile = (
	file: string,
	args: string[],
	options: { port: number; env?: Record<string, string>; cwd?: string },
): Promise<Server> => start(process.execPath, [resolve(ROOT, file), ...args], options);
