import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { STAND_IN_ORIGIN } from "#content/site-address.ts";
import { freePort } from "../support/free-port.ts";

export type DevServer = { url: string; stop(): Promise<void> };

/** The pages as `npm run dev` serves them, which is where the styleguide is; without the service. */
export async function startDevServer(): Promise<DevServer> {
	const port = await freePort();
	const server = spawn(
		process.execPath,
		["node_modules/@react-router/dev/bin.cjs", "dev", "--host", "127.0.0.1", "--port", `${port}`],
		{
			// The same whatever this machine's settings are: both show on the pages.
			env: {
				...process.env,
				NODE_ENV: "development",
				SITE_URL: STAND_IN_ORIGIN,
				PUBLIC_BROCHURES: "made",
			},
			stdio: ["ignore", "pipe", "pipe"],
		},
	);
	let output = "";
	await new Promise<void>((ready, failed) => {
		for (const stream of [server.stdout, server.stderr]) {
			stream.on("data", (chunk) => {
				output += chunk;
				// Vite writes the port in bold where colours are wanted, as with CI set.
				if (stripVTControlCharacters(output).includes(`:${port}/`)) ready();
			});
		}
		server.on("exit", () => failed(new Error(`The development server ended: ${output}`)));
	});
	return {
		url: `http://127.0.0.1:${port}`,
		async stop() {
			server.removeAllListeners("exit");
			const ended = new Promise((exit) => server.on("exit", exit));
			server.kill("SIGTERM");
			await ended;
		},
	};
}
