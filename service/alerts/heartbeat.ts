import type { Log } from "../log/log.ts";

const INTERVAL_MS = 5 * 60 * 1000;
/** Timeout for the receiver's answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Requests a URL at the start and every five minutes, so that its owner notices when this machine or
 * its database is gone: no alert could say so.
 * @param canStore rejects if enquiries cannot be stored; then there is no heartbeat
 * @returns a function that stops it
 */
export function startHeartbeat(url: string, canStore: () => Promise<unknown>, log: Log) {
	async function beat(): Promise<void> {
		try {
			await canStore();
			const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
			const response = await fetch(url, { redirect: "manual", signal });
			await response.body?.cancel();
			if (!response.ok) throw new Error(`HEARTBEAT_URL answered ${response.status}.`);
		} catch (error) {
			const { message, cause } = error as Error;
			log.info("heartbeat.failed", { error: (cause as Error | undefined)?.message || message });
		}
	}

	void beat();
	const timer = setInterval(() => void beat(), INTERVAL_MS);
	return () => clearInterval(timer);
}
