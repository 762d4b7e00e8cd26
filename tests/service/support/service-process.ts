import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { identifiers } from "./enquiry-requests.ts";
import { type AtEnd, atTestEnd } from "./temp-folder.ts";

export const ROOT = resolve(import.meta.dirname, "../../..");
/** The project's own Node, whichever runs the tests. */
const NODE = resolve(ROOT, "node_modules/.bin/node");

export type Finished = { code: number | null; stdout: string; stderr: string };

export type ServiceProcess = {
	/** Where it answers, once it is ready. */
	address: string;
	child: ChildProcess;
	/** What it has printed so far. */
	readonly stdout: string;
	/** What it has logged so far. */
	readonly stderr: string;
	/** Sends an enquiry as the email library does, and resolves to the status. */
	enquire(fields: Record<string, string>): Promise<number>;
	/** Resolves when the process has ended. */
	finished: Promise<Finished>;
	/** Sends a signal and resolves when the process has ended. */
	end(signal: NodeJS.Signals): Promise<Finished>;
};

export type StartOptions = {
	/** The folder of the sources, if they are not this project's. */
	root?: string;
	/** A program and its arguments that runs the service. */
	under?: string[];
};

function start(
	file: string,
	args: string[],
	cwd: string,
	env: Record<string, string>,
	{ root = ROOT, under = [] }: StartOptions = {},
) {
	const [command = "", ...rest] = [...under, NODE, join(root, "service", file), ...args];
	const child = spawn(command, rest, {
		cwd,
		env: { PATH: process.env.PATH, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const output = { stdout: "", stderr: "" };
	child.stdout.on("data", (text) => {
		output.stdout += text;
	});
	child.stderr.on("data", (text) => {
		output.stderr += text;
	});
	const finished: Promise<Finished> = once(child, "close").then(([code]) => ({ code, ...output }));
	return { child, output, finished };
}

/** Runs a file of the service to its end in a folder, with these environment variables only. */
export function runToEnd(
	file: "main.ts" | "cli.ts",
	args: string[],
	cwd: string,
	env: Record<string, string> = {},
	options?: StartOptions,
): Promise<Finished> {
	return start(file, args, cwd, env, options).finished;
}

/** Starts the real service in a folder that holds a built site, on a free port. */
export async function startServiceProcess(
	cwd: string,
	env: Record<string, string> = {},
	atEnd: AtEnd = atTestEnd,
	options?: StartOptions,
): Promise<ServiceProcess> {
	const all = { PORT: "0", RATE_LIMIT_PER_MINUTE: "0", ...env };
	const { child, output, finished } = start("main.ts", [], cwd, all, options);
	atEnd(() => {
		child.kill("SIGKILL");
	});
	let ended = false;
	void finished.then(() => {
		ended = true;
	});
	while (!output.stdout.includes("Mails: ")) {
		if (ended) throw new Error(`The service did not start: ${output.stderr}`);
		await new Promise((next) => setTimeout(next, 20));
	}
	const address = /^Ready: (\S+)$/m.exec(output.stdout)?.[1] ?? "";
	return {
		address,
		child,
		finished,
		get stdout() {
			return output.stdout;
		},
		get stderr() {
			return output.stderr;
		},
		async enquire(fields) {
			const body = new FormData();
			for (const [name, value] of Object.entries({ ...fields, ...identifiers })) {
				body.append(name, value);
			}
			return (await fetch(address + SEND_FORM_PATH, { method: "POST", body })).status;
		},
		end(signal) {
			child.kill(signal);
			return finished;
		},
	};
}
