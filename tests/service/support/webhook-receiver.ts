import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export const SECRET = "a secret of the tests";

/** Starts a receiver that responds with these statuses in turn, then with 204. 0 drops the connection. */
export async function startReceiver(...statuses: number[]) {
	const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
	const server = createServer(async (request, response) => {
		calls.push({ headers: request.headers, body: await text(request) });
		const status = statuses.shift() ?? 204;
		if (status === 0) return void request.socket.destroy();
		response.writeHead(status, { location: "/elsewhere" }).end();
	});
	onTestFinished(() => void server.close().closeAllConnections());
	await once(server.listen(0, "127.0.0.1"), "listening");
	const WEBHOOK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
	return { calls, env: { WEBHOOK_URL, WEBHOOK_SECRET: SECRET } };
}
