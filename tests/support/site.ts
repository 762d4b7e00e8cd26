import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { type SmtpSink, startSmtpSink } from "./smtp-sink.ts";

export type Site = { url: string; sink: SmtpSink; dataFolder: string; stop(): Promise<void> };

/** The built site as its owner runs it: the real service in a process of its own, mailing to a real server. */
export async function startSite(): Promise<Site> {
	const sink = await startSmtpSink();
	const port = await freePort();
	const dataFolder = mkdtempSync(join(tmpdir(), "site-test-"));
	const service = spawn(process.execPath, ["service/main.ts"], {
		env: {
			...process.env,
			PORT: String(port),
			DATA_DIR: dataFolder,
			SMTP_URL: sink.url,
			RATE_LIMIT_PER_MINUTE: "0",
			RETRY_BASE_MS: "50",
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	service.stderr.on("data", (chunk) => {
		output += chunk;
	});
	await new Promise<void>((ready, failed) => {
		service.stdout.on("data", (chunk) => {
			output += chunk;
			if (output.includes("Ready")) ready();
		});
		service.on("exit", () => failed(new Error(`The service ended: ${output}`)));
	});
	return {
		url: `http://127.0.0.1:${port}`,
		sink,
		dataFolder,
		async stop() {
			service.removeAllListeners("exit");
			const ended = new Promise((exit) => service.on("exit", exit));
			service.kill("SIGTERM");
			await ended;
			await sink.close();
			rmSync(dataFolder, { recursive: true, force: true });
		},
	};
}
