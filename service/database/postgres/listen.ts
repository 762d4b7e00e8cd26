import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { parseAddress } from "./address.ts";

/** The wait before the next try to connect, in milliseconds. */
const RECONNECT_MS = 2_000;
const CONNECT_TIMEOUT_MS = 3_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * Listens to the messages that `pg_notify` sends on a channel, on a connection of its own. When the
 * connection is lost, it connects again; messages in between are missed.
 * @param url see `openPostgres`
 * @returns a function that stops it
 */
export function listen(
	url: string,
	channel: string,
	onMessage: (message: string) => void,
): () => Promise<void> {
	const { servers, login } = parseAddress(url, { application_name: "enquiries" });
	const stopping = new AbortController();
	const { signal } = stopping;
	let client: Client | undefined;

	/** Resolves when the connection is lost. A standby refuses LISTEN, so that the next server is tried. */
	async function listenAt(turn: number): Promise<void> {
		client = new Client({
			...login,
			...servers[turn % servers.length],
			connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
			keepAlive: true,
			keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
		});
		const lost = Promise.withResolvers<void>();
		client.on("end", lost.resolve);
		// An error without a listener ends the process. `end` or a rejection follows.
		client.on("error", () => {});
		client.on("notification", ({ payload = "" }) => onMessage(payload));
		await client.connect();
		await client.query(`LISTEN ${channel}`);
		await lost.promise;
	}

	async function run(): Promise<void> {
		for (let turn = 0; !signal.aborted; turn++) {
			await listenAt(turn).catch(() => {});
			await client?.end().catch(() => {});
			await delay(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => {});
		}
	}

	const running = run();
	return async () => {
		stopping.abort();
		await client?.end().catch(() => {});
		await running;
	};
}
