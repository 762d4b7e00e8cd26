import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { HEALTH_TOKEN, multipart } from "./enquiry-requests.ts";
import { type AtEnd, atTestEnd } from "./temp-folder.ts";

export const ROOT = resolve(import.meta.dirname, "../../..");
/** The project's own Node, regardless of the Node that runs the tests. */
export const NODE = resolve(ROOT, "node_modules/.bin/node");

/** Runs the service as an unprivileged user. */
export const AS_NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];

/** Whether AS_NOBODY works: it needs root, and a project that other users can read. */
export function canRunAsNobody(): boolean {
	const [setpriv = "", ...rest] = [...AS_NOBODY, NODE, join(ROOT, "service/cli.ts")];
	const can = spawnSync(setpriv, rest).status === 2;
	if (!can) console.log("Skipped: the tests cannot run the service as another user.");
	return can;
}

export type Finished = { code: number | null; stdout: string; stderr: string };

/** Sends requests to a service. */
export type Client = {
	/** The URL of the service. */
	address: string;
	/** Sends a request of `enquiry-requests.ts`, on a connection of its own. It follows no redirect. */
	send(request: Request): Promise<Response>;
	/** Sends an enquiry like the email library and resolves to the status. */
	enquire(fields: Record<string, string>, headers?: Record<string, string>): Promise<number>;
};

export function clientOf(address: string): Client {
	const send = async ({ url, method, headers, body }: Request) =>
		fetch(address + new URL(url).pathname, {
			...{ method, headers, redirect: "manual", duplex: "half" },
			body: body && (await new Response(body).arrayBuffer()),
		} as RequestInit);
	return {
		address,
		send,
		enquire: async (fields, headers) => (await send(multipart(fields, headers))).status,
	};
}

export type ServiceProcess = Client & {
	child: ChildProcess;
	/** The output on stdout so far. */
	readonly stdout: string;
	/** The output on stderr, the log, so far. */
	readonly stderr: string;
	/** Resolves once the process has exited. */
	finished: Promise<Finished>;
	/** Sends a signal and resolves once the process has exited. */
	end(signal: NodeJS.Signals): Promise<Finished>;
};

export type StartOptions = {
	/** The folder of the sources; this project by default. */
	root?: string;
	/** A wrapper program, with its arguments, that runs the service. */
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
	const { PATH, NODE_COMPILE_CACHE } = process.env;
	const child = spawn(command, rest, {
		cwd,
		env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
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

/** Runs a file of the service until it exits, with only these environment variables, PATH and NODE_COMPILE_CACHE. */
export function runToEnd(
	file: "main.ts" | "cli.ts",
	args: string[],
	cwd: string,
	env: Record<string, string> = {},
	options?: StartOptions,
): Promise<Finished> {
	return start(file, args, cwd, env, options).finished;
}

/** Starts the real service on a free port, in a folder that contains a built site. */
export async function startServiceProcess(
	cwd: string,
	env: Record<string, string> = {},
	atEnd: AtEnd = atTestEnd,
	options?: StartOptions,
): Promise<ServiceProcess> {
	const noLimits = { RATE_LIMIT_PER_MINUTE: "0", ENQUIRIES_PER_HOUR: "0" };
	const all = { PORT: "0", HEALTH_TOKEN, ...noLimits, ...env };
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
		...clientOf(address),
		child,
		finished,
		get stdout() {
			return output.stdout;
		},
		get stderr() {
			return output.stderr;
		},
		end(signal) {
			child.kill(signal);
			return finished;
		},
	};
}
