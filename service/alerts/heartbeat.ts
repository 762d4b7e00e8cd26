import type { Log } from "../log/log.ts";
import { callReceiver } from "./call-receiver.ts";

const INTERVAL_MS = 5 * 60 * 1000;

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
			await callReceiver("HEARTBEAT_URL", url);
		} catch (error) {
			log.info("heartbeat.failed", { error: (error as Error).message });
		}
	}

	void beat();
	const timer = setInterval(() => void beat(), INTERVAL_MS);
	return () => clearInterval(timer);
}
