import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { keepComplaintsScript } from "./keep-complaints.ts";

const FIRST_SCRIPT = "/keep-complaints.js";

export type WatchedSite = { url: string; stop(): void };

/** The page as the site sends it, but for one script of its own address, which the policy allows. */
const withFirstScript = (html: string) =>
	html.replace("<head>", `<head><script src="${FIRST_SCRIPT}"></script>`);

async function passOn(from: IncomingMessage, answer: ServerResponse) {
	const status = from.statusCode ?? 502;
	if (!from.headers["content-type"]?.startsWith("text/html")) {
		answer.writeHead(status, from.headers);
		from.pipe(answer);
		return;
	}
	const { "content-length": _length, etag: _etag, ...headers } = from.headers;
	answer.writeHead(status, headers).end(withFirstScript(await text(from)));
}

/**
 * Stands before the site and puts a script first into every page. WebDriver has no script that
 * runs before a page's own, and WebKitGTK's driver tells nothing of errors.
 * @param planted a defect that follows in that script, to see it caught
 */
export async function watchSite(site: string, planted = ""): Promise<WatchedSite> {
	const server = createServer((asked, answer) => {
		if (asked.url === FIRST_SCRIPT) {
			answer.writeHead(200, { "content-type": "text/javascript" });
			answer.end(`${keepComplaintsScript}\n${planted}`);
			return;
		}
		const headers = { ...asked.headers, "accept-encoding": "identity" };
		const onwards = request(`${site}${asked.url}`, { method: asked.method, headers }, (from) =>
			passOn(from, answer),
		);
		onwards.on("error", () => answer.destroy());
		asked.pipe(onwards);
	});
	await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}
