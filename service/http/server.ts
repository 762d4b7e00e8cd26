import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Settings } from "../settings/settings.ts";
import { StartError } from "../settings/start-error.ts";
import { closedHeaders } from "./answer/security-headers.ts";
import { clientErrorAnswers } from "./client-error.ts";
import { limitConnections } from "./connection-limit.ts";
import { type WireRefusal, wireRefusal } from "./wire-refusal.ts";

/** Limits for slow requests, in milliseconds. Node's default for a whole request is 300 s. */
const REQUEST_LIMITS = {
	headersTimeout: 8_000,
	requestTimeout: 10_000,
	connectionsCheckingInterval: 2_000,
	// Checked in wireRefusal, so that the answer has our usual headers.
	requireHostHeader: false,
};
/** Closes idle connections, for example when a client stops reading. Milliseconds. */
const IDLE_LIMIT_MS = 30_000;
const MAX_HEADERS = 100;
/**
 * How long a closing server waits for the first byte of a connection, in milliseconds. Browsers open
 * connections that they may never use, but a request may also be on its way.
 */
const FIRST_BYTE_MS = 1_000;
/** The connections of each server that have not had a request yet. */
const unused = new WeakMap<Server, Set<Socket>>();

function noteUnused(server: Server): void {
	const sockets = new Set<Socket>();
	unused.set(server, sockets);
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
	});
	server.on("request", ({ socket }) => sockets.delete(socket));
}

/** Reduces an absolute-form target to its path: a client must not choose the host the app sees. */
const pathOnly = (target = "/") => target.replace(/^https?:\/\/[^/?#]*/i, "") || "/";

function refuse(
	response: ServerResponse,
	headers: Record<string, string>,
	...[status, sentence]: WireRefusal
): void {
	const type = "text/plain; charset=utf-8";
	response.writeHead(status, { ...headers, "Content-Type": type, Connection: "close" });
	response.end(sentence);
}

/** Creates the HTTP server with all its limits. It does not listen yet. */
export function createLimitedServer(
	{ siteOrigin, trustedProxy }: Pick<Settings, "siteOrigin" | "trustedProxy">,
	answer: RequestListener,
): Server {
	const headers = closedHeaders(siteOrigin);
	const server = createServer(REQUEST_LIMITS, (request, response) => {
		const refusal = wireRefusal(request);
		if (refusal) return refuse(response, headers, ...refusal);
		request.url = pathOnly(request.url);
		answer(request, response);
	});
	server.on("checkExpectation", (_, response) =>
		refuse(response, headers, 417, "Send the request without Expect."),
	);
	server.timeout = IDLE_LIMIT_MS;
	server.maxHeadersCount = MAX_HEADERS;
	noteUnused(server);
	limitConnections(server, trustedProxy);
	server.on("clientError", clientErrorAnswers(headers));
	return server;
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
		server.once("error", (error: NodeJS.ErrnoException) => {
			const reason = error.code === "EADDRINUSE" ? "another program uses it" : error.message;
			const setting = ["EADDRINUSE", "EACCES"].includes(error.code ?? "") ? "PORT" : "HOST";
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

function closeSilent(server: Server): void {
	for (const socket of unused.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * Closes a server, its idle connections at once, and those that never sent a byte after a second.
 * @param graceMs how long requests in progress may take to finish, in milliseconds
 */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
	let open = true;
	server.close(() => {
		open = false;
	});
	const start = performance.now();
	while (open && performance.now() - start < graceMs) {
		server.closeIdleConnections();
		if (performance.now() - start >= FIRST_BYTE_MS) closeSilent(server);
		await wait(50);
	}
	server.closeAllConnections();
}
