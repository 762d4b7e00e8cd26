import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { type Settings, StartError } from "../settings/settings.ts";

/** Milliseconds. Node waits 300 s for a whole request. */
const REQUEST_LIMITS = {
	headersTimeout: 8_000,
	requestTimeout: 10_000,
	connectionsCheckingInterval: 2_000,
};
/** Milliseconds, for example when a client stops reading. */
const IDLE_LIMIT_MS = 30_000;
const MAX_CONNECTIONS = 2_048;
const MAX_HEADERS = 100;

/** Milliseconds between two looks for idle connections of a closing server. */
const IDLE_POLL_MS = 50;

export type RunningServer = {
	address: string;
	/** Closes idle connections at once, and all after `graceMs` milliseconds. */
	close(graceMs: number): Promise<void>;
};

/**
 * Starts the server with all its limits. Node answers what is malformed, too long or too slow.
 * @throws StartError that names PORT or HOST
 */
export async function startServer(
	answer: RequestListener,
	{ port, host }: Pick<Settings, "port" | "host">,
): Promise<RunningServer> {
	const server = createServer(REQUEST_LIMITS, answer);
	server.timeout = IDLE_LIMIT_MS;
	server.maxConnections = MAX_CONNECTIONS;
	server.maxHeadersCount = MAX_HEADERS;
	await new Promise<void>((done, fail) => {
		server.once("error", ({ code = "", message }: NodeJS.ErrnoException) => {
			const reason = code === "EADDRINUSE" ? "another program uses it" : message;
			const isPort = ["EADDRINUSE", "EACCES"].includes(code);
			const [name, value] = isPort ? ["PORT", port] : ["HOST", host];
			const advice = `Set ${name} to another value.`;
			fail(new StartError(`${name} ${value} cannot be used: ${reason}. ${advice}`));
		});
		server.listen({ port, host }, done);
	});
	return {
		address: `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
		async close(graceMs) {
			const closed = new Promise((done) => server.close(done));
			// A connection whose answer was under way becomes idle later.
			const idle = setInterval(() => server.closeIdleConnections(), IDLE_POLL_MS);
			const late = setTimeout(() => server.closeAllConnections(), graceMs);
			await closed;
			for (const timer of [idle, late]) clearTimeout(timer);
		},
	};
}
