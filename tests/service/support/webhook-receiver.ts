import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export const SECRET = "a secret of the tests";

type Call = { headers: IncomingHttpHeaders; body: string };

export type WebhookReceiver = {
	/** The received calls. */
	calls: Call[];
	/** The settings that point the service at the receiver. */
	env: { WEBHOOK_URL: string; WEBHOOK_SECRET: string };
};

/** Starts a receiver that responds with these statuses in turn, then with 204. 0 drops the connection. */
export async function startReceiver(...statuses: number[]): Promise<WebhookReceiver> {
	const calls: Call[] = [];
	const server = createServer(async (request, response) => {
		calls.push({ headers: request.headers, body: await text(request) });
		const status = statuses.shift() ?? 204;
		if (status === 0) return void request.socket.destroy();
		response.writeHead(status, { location: "/elsewhere" }).end();
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close().closeAllConnections());
	const { port } = server.address() as AddressInfo;
	return {
		calls,
		env: { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: SECRET },
	};
}
