import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SmtpSink, startSmtpSink } from "./smtp-sink.ts";

export type Site = { url: string; sink: SmtpSink; dataFolder: string; stop(): Promise<void> };

/**
 * Serves the built site as in production: with the real service in a separate process, which sends
 * mail to a real SMTP server.
 */
export async function startSite(): Promise<Site> {
	const sink = await startSmtpSink();
	const dataFolder = mkdtempSync(join(tmpdir(), "site-test-"));
	const service = spawn(process.execPath, ["service/main.ts"], {
		env: {
			...process.env,
			PORT: "0",
			DATA_DIR: dataFolder,
			SMTP_URL: sink.url,
			RATE_LIMIT_PER_MINUTE: "0",
			RETRY_BASE_MS: "50",
		},
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
		void ended.then(() => failed(new Error(`The service exited: ${output}`)));
	});
	return {
		url,
		sink,
		dataFolder,
		async stop() {
			service.kill("SIGTERM");
			await ended;
			await sink.close();
			rmSync(dataFolder, { recursive: true, force: true });
		},
	};
}
