import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { HEALTH_TOKEN, multipart } from "./enquiry-requests.ts";
import { atTestEnd } from "./temp-folder.ts";

type Env = Record<string, string>;

export const ROOT = resolve(import.meta.dirname, "../../..");
/** The project's own Node, regardless of the Node that runs the tests. */
export const NODE = resolve(ROOT, "node_modules/.bin/node");

/** Sends requests to a service. @param address its URL */
export function clientOf(address: string) {
	/** Sends a request of `enquiry-requests.ts`. It follows no redirect. */
	const send = async ({ url, method, headers, body }: Request) =>
		fetch(address + new URL(url).pathname, {
			...{ method, headers, redirect: "manual", duplex: "half" },
			body: body && (await new Response(body).arrayBuffer()),
		} as RequestInit);
	/** Sends an enquiry like the email library and resolves to the status. */
	const enquire = async (fields: Env, headers?: Env) =>
		(await send(multipart(fields, headers))).status;
	return { address, send, enquire };
}

/** The folder of the sources, and a wrapper program, with its arguments, that runs the service. */
type StartOptions = { root?: string; under?: string[] };

function start(file: string, args: string[], cwd: string, env: Env, options: StartOptions = {}) {
	const { root = ROOT, under = [] } = options;
	const [command = "", ...rest] = [...under, NODE, join(root, "service", file), ...args];
	const { PATH, NODE_COMPILE_CACHE } = process.env;
	const child = spawn(command, rest, {
		cwd,
		env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const output = { stdout: "", stderr: "" };
	for (const name of ["stdout", "stderr"] as const) {
		child[name].on("data", (text) => {
			output[name] += text;
		});
	}
	const finished = once(child, "close").then(([code]) => ({
		code: code as number | null,
		...output,
	}));
	return { child, output, finished };
}

/** Runs a file of the service until it exits, with only these environment variables, PATH and NODE_COMPILE_CACHE. */
export const runToEnd = (
	file: "main.ts" | "cli.ts",
	args: string[],
	cwd: string,
	env: Env = {},
	options?: StartOptions,
) => start(file, args, cwd, env, options).finished;

export type ServiceProcess = Awaited<ReturnType<typeof startServiceProcess>>;

/** Starts the real service on a free port, in a folder that contains a built site. */
export async function startServiceProcess(
	cwd: string,
	env: Env = {},
	atEnd = atTestEnd,
	options?: StartOptions,
) {
	const noLimits = { RATE_LIMIT_PER_MINUTE: "0", ENQUIRIES_PER_HOUR: "0" };
	const all = { PORT: "0", HEALTH_TOKEN, ...noLimits, ...env };
	const { child, output, finished } = start("main.ts", [], cwd, all, options);
	atEnd(() => child.kill("SIGKILL"));
	let ended = false;
	void finished.then(() => {
		ended = true;
	});
	while (!output.stdout.includes("Mails: ")) {
		if (ended) throw new Error(`The service did not start: ${output.stderr}`);
		await new Promise((next) => setTimeout(next, 20));
	}
	return {
		...clientOf(/^Ready: (\S+)$/m.exec(output.stdout)?.[1] ?? ""),
		child,
		finished,
		/** The output so far; stderr is the log. */
		get stdout() {
			return output.stdout;
		},
		get stderr() {
			return output.stderr;
		},
		/** Sends a signal and resolves once the process has exited. */
		end(signal: NodeJS.Signals) {
			child.kill(signal);
			return finished;
		},
	};
}
