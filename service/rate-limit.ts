const WINDOW_MS = 60_000;
/** Clients remembered at once; the bound keeps a flood of addresses from filling the memory. */
const MOST_CLIENTS = 10_000;

/**
 * A limit of calls a minute for each client, over a sliding minute.
 * @param perMinute 0 switches the limit off
 * @param now a clock in milliseconds
 * @returns a function that counts one call and gives the milliseconds the client has to wait,
 * 0 when the call is within the limit
 */
export function createRateLimit(perMinute: number, now: () => number): (client: string) => number {
	const calls = new Map<string, number[]>();

	const forgetOld = (time: number) => {
		for (const [client, times] of calls) {
			if (calls.size > MOST_CLIENTS || (times.at(-1) ?? 0) <= time - WINDOW_MS)
				calls.delete(client);
			else break;
		}
	};

	return (client) => {
		if (perMinute === 0) return 0;
		const time = now();
		const recent = (calls.get(client) ?? []).filter((call) => call > time - WINDOW_MS);
		const [oldest = time] = recent;
		const allowed = recent.length < perMinute;
		if (allowed) recent.push(time);
		// Set anew, so that the map stays in the order of the last call.
		calls.delete(client);
		calls.set(client, recent);
		forgetOld(time);
		return allowed ? 0 : oldest + WINDOW_MS - time;
	};
}
