import { request } from "node:https";

/** A proxy on this machine. */
export type Proxy = {
	servername: string;
	port: number;
	ca: Buffer;
	/** The address of the client. By default it is 127.0.0.2, so that it differs from that of the proxy. */
	localAddress?: string;
};

type Answer = { status: number; headers: Record<string, unknown>; text: string };

/** Sends a request to a proxy. */
export async function sendOverTls(proxy: Proxy, path: string, from?: Request): Promise<Answer> {
	const body = from && Buffer.from(await from.arrayBuffer());
	const headers = { host: proxy.servername, ...Object.fromEntries(from?.headers ?? []) };
	const connection = { host: "127.0.0.1", localAddress: "127.0.0.2", ...proxy };
	return new Promise((done, fail) => {
		const options = { ...connection, path, method: from?.method ?? "GET", headers };
		const call = request(options, (response) => {
			let text = "";
			response.on("data", (chunk) => {
				text += chunk;
			});
			response.on("end", () =>
				done({ status: response.statusCode ?? 0, headers: response.headers, text }),
			);
		});
		call.on("error", fail);
		call.end(body);
	});
}
