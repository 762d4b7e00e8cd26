import type { IncomingMessage } from "node:http";

/** A host name or an address, with an optional port (RFC 3986, 3.2.2). It may be empty. */
const HOST = /^(\[[\da-f:.]+\]|([\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(:\d*)?$/i;

/** Returns what is wrong with the Host headers (RFC 9112, 3.2). */
function wrongHost(hosts: string[], httpVersion: string): string | undefined {
	if (hosts.length === 0) return httpVersion === "1.1" ? "Send a Host header." : undefined;
	if (hosts.length > 1) return "Send one Host header.";
	return HOST.test(hosts[0] ?? "") ? undefined : "Send a host name in the Host header.";
}

export type WireRefusal = [status: number, sentence: string];

/**
 * Returns the refusal of a request that node:http accepts although HTTP/1.1 forbids it, or that
 * needs a transfer coding that it does not decode (RFC 9112, 6.1). It refuses some codings itself,
 * with 400: chunked twice, and chunked before another one.
 */
export function wireRefusal(request: IncomingMessage): WireRefusal | undefined {
	const { httpVersion, headers, headersDistinct } = request;
	if (!["1.0", "1.1"].includes(httpVersion)) return [505, "Ask with HTTP/1.1."];
	const wrong = wrongHost(headersDistinct.host ?? [], httpVersion);
	if (wrong) return [400, wrong];
	const coding = headers["transfer-encoding"]?.toLowerCase() ?? "chunked";
	return coding === "chunked"
		? undefined
		: [501, "Send the request without Transfer-Encoding, or as chunked."];
}
