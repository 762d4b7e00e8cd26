import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Settings } from "../settings/settings.ts";
import { StartError } from "../settings/start-error.ts";

/** Limits for slow requests, in milliseconds. Node's default for a whole request is 300 s. */
const REQUEST_LIMITS = {
	headersTimeout: 8_000,
	requestTimeout: 10_000,
	connectionsCheckingInterval: 2_000,
};
/** Closes idle connections, for example when a client stops reading. Milliseconds. */
const IDLE_LIMIT_MS = 30_000;
const MAX_CONNECTIONS = 2_048;
const MAX_HEADERS = 100;

/**
 * How long a closing server waits for the first byte of a connection, in milliseconds. Browsers open
 * connections that they may never use, but a request may also be on its way.
 */
const FIRST_BYTE_MS = 1_000;

/** Pause between two looks for idle connections of a closing server, in milliseconds. */
const IDLE_POLL_MS = 50;

/** A server with the connections that have not had a request yet. */
export type LimitedServer = Server & { unused: ReadonlySet<Socket> };

/**
 * Creates the HTTP server with all its limits. It does not listen yet. Node itself answers a request
 * that is malformed, too long or too slow.
 */
export function createLimitedServer(answer: RequestListener): LimitedServer {
	const unused = new Set<Socket>();
	const server = createServer(REQUEST_LIMITS, answer);
	server.timeout = IDLE_LIMIT_MS;
	server.maxConnections = MAX_CONNECTIONS;
	server.maxHeadersCount = MAX_HEADERS;
	server.on("connection", (socket) => {
		unused.add(socket);
		socket.on("close", () => unused.delete(socket));
	});
	server.on("request", ({ socket }) => unused.delete(socket));
	return Object.assign(server, { unused });
}

/**
 * Starts listening, and resolves to the server's URL.
 * @throws StartError that names PORT or HOST
 */
export function listen(
	server: Server,
	{ port, host }: Pick<Settings, "port" | "host">,
): Promise<string> {
	return new Promise((done, fail) => {
		server.once("error", ({ code, message }: NodeJS.ErrnoException) => {
			const reason = code === "EADDRINUSE" ? "another program uses it" : message;
			const setting = ["EADDRINUSE", "EACCES"].includes(code ?? "") ? "PORT" : "HOST";
			const value = setting === "PORT" ? port : host;
			fail(
				new StartError(
					`${setting} ${value} cannot be used: ${reason}. Set ${setting} to another value.`,
				),
			);
		});
		server.listen({ port, host }, () => {
			const address = server.address() as AddressInfo;
			done(`http://${host.includes(":") ? `[${host}]` : host}:${address.port}`);
		});
	});
}

/**
 * Closes a server, its idle connections at once, and those that never sent a byte after a second.
 * @param graceMs how long requests in progress may take to finish, in milliseconds
 */
export async function closeServer(server: LimitedServer, graceMs: number): Promise<void> {
	const closed = new Promise((done) => server.close(done));
	// A connection whose answer was under way becomes idle later.
	const idle = setInterval(() => server.closeIdleConnections(), IDLE_POLL_MS);
	const silent = setTimeout(() => {
		for (const socket of server.unused) if (socket.bytesRead === 0) socket.destroy();
	}, FIRST_BYTE_MS);
	const late = setTimeout(() => server.closeAllConnections(), graceMs);
	await closed;
	clearInterval(idle);
	clearTimeout(silent);
	clearTimeout(late);
}
