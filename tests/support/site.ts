import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "./service-process.ts";
import { startSmtpSink } from "./smtp-sink.ts";

/** Where the mails to the owner go. */
export const OWNER = "owner@firm.example";

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Serves the built site as in production: with the real service in a separate process, which sends
 * mail to a real SMTP server.
 */
export async function startSite() {
	const sink = await startSmtpSink();
	const dataFolder = mkdtempSync(join(tmpdir(), "site-test-"));
	const service = await startService(".", {
		DATA_DIR: dataFolder,
		SMTP_URL: sink.url,
		MAIL_TO: OWNER,
		RATE_LIMIT_PER_MINUTE: "0",
		ENQUIRIES_PER_HOUR: "0",
		RETRY_BASE_MS: "50",
	});
	return {
		...service,
		sink,
		async stop() {
			await service.stop();
			await sink.close();
			rmSync(dataFolder, { recursive: true, force: true });
		},
	};
}
