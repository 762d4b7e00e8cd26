import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

/**
 * Starts the real service on a free port and waits until it is ready.
 * @param folder holds the built site
 * @throws with everything that the service printed, if it ends instead
 */
export async function startService(folder: string, env: Record<string, string>) {
	const service = spawn(process.execPath, [resolve("service/main.ts")], {
		cwd: folder,
		env: { ...process.env, PORT: "0", ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const ended = once(service, "exit");
	let output = "";
	const url = await new Promise<string>((ready, failed) => {
		for (const stream of [service.stdout, service.stderr]) {
			stream.on("data", (chunk) => {
				output += chunk;
				const [, address] = /^Ready: (\S+)$/m.exec(output) ?? [];
				if (address) ready(address);
			});
		}
		void ended.then(() => failed(new Error(`The service ended: ${output}`)));
	});
	return {
		url,
		/** What it has printed so far: its log. */
		output: () => output,
		async stop() {
			service.kill("SIGTERM");
			await ended;
		},
	};
}
