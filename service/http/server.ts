import { createServer, type RequestListener, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Settings, StartError } from "../env.ts";
import { clientErrorAnswers } from "./client-error.ts";
import { limitConnections } from "./connection-limit.ts";
import { closedHeaders } from "./security-headers.ts";

/** Slow requests are cut, in milliseconds: Node's own limit for a small body is 300 s. */
const REQUEST_LIMITS = {
	headersTimeout: 8_000,
	requestTimeout: 12_000,
	connectionsCheckingInterval: 3_000,
};
/** A connection on which nothing moves, such as a reader that stopped reading, in milliseconds. */
const STILL_LIMIT_MS = 30_000;
const MOST_HEADERS = 100;

/** An absolute-form target would let the client choose the host that the app sees. */
const pathOnly = (target = "/") => target.replace(/^https?:\/\/[^/?#]*/i, "") || "/";

/** The HTTP server with all its limits, not yet listening. */
export function createLimitedServer(
	{ siteOrigin, trustedProxy }: Pick<Settings, "siteOrigin" | "trustedProxy">,
	answer: RequestListener,
): Server {
	const server = createServer(REQUEST_LIMITS, (request, response) => {
		request.url = pathOnly(request.url);
		answer(request, response);
	});
	server.timeout = STILL_LIMIT_MS;
	server.maxHeadersCount = MOST_HEADERS;
	limitConnections(server, trustedProxy);
	server.on("clientError", clientErrorAnswers(closedHeaders(siteOrigin)));
	return server;
}

/** Listens, and resolves to the address. @throws StartError naming PORT or HOST */
export function listen(server: Server, { port, host }: Settings): Promise<string> {
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
		server.listen(port, host, () => {
			const address = server.address();
			const used = typeof address === "object" && address ? address.port : port;
			done(`http://${host.includes(":") ? `[${host}]` : host}:${used}`);
		});
	});
}

/** Ends a server: requests under way get the grace time, idle connections none. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
	let open = true;
	server.close(() => {
		open = false;
	});
	for (const end = performance.now() + graceMs; open && performance.now() < end; await wait(50)) {
		server.closeIdleConnections();
	}
	server.closeAllConnections();
}
