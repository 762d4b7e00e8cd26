import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { redirects } from "#shared/site-headers.ts";
import { closedHeaders } from "./http/security-headers.ts";
import { chooseEncoding, type Encoding } from "./static/accept-encoding.ts";
import { parseRange } from "./static/byte-range.ts";
import { loadFiles, type StaticFile } from "./static/load-files.ts";
import { readPageHeaders } from "./static/page-headers.ts";

type StaticAnswer = {
	status: number;
	headers: Record<string, string | number>;
	body?: Buffer | string;
};

export type StaticSite = {
	/** The answer to a request; `target` is a path with or without a query. */
	answer(method: string, target: string, headers: IncomingHttpHeaders): StaticAnswer;
	/** The HTML of a page, for the service to fill in. */
	html(path: string): string | undefined;
	/** The headers of every page. */
	pageHeaders: Record<string, string>;
};

/** Without the TLS header, which the server adds to every answer. */
const CLOSED = closedHeaders(undefined);

const NOT_FOUND_PAGE = "/404.html";

/**
 * The built site, served from memory.
 * @param folder the build's files
 * @param headersFile the build's `client-headers.json`
 */
export async function loadStaticSite(folder: string, headersFile: string): Promise<StaticSite> {
	const files = await loadFiles(resolve(folder));
	const pageHeaders = readPageHeaders(headersFile);
	const notFoundPage = files.get(NOT_FOUND_PAGE);
	files.delete(NOT_FOUND_PAGE);

	const plain = (status: number, text: string, headers = {}): StaticAnswer => ({
		status,
		headers: {
			...CLOSED,
			"Content-Type": "text/plain; charset=utf-8",
			...headers,
		},
		body: text,
	});

	const moved = (location: string): StaticAnswer =>
		plain(308, `Moved to ${location}`, { Location: location });

	const notFound = (headers: IncomingHttpHeaders): StaticAnswer => {
		if (!notFoundPage) return plain(404, "There is nothing at this address.");
		const { status: _, ...page } = fileAnswer(notFoundPage, {
			"accept-encoding": headers["accept-encoding"],
		});
		return { ...page, status: 404 };
	};

	/** The variant's own headers; pages get the site's security headers too. */
	const fileHeaders = (file: StaticFile, encoding: Encoding, etag: string) => ({
		...(file.mediaType.startsWith("text/html")
			? pageHeaders
			: { "X-Content-Type-Options": "nosniff" }),
		"Cache-Control": file.cacheControl,
		ETag: etag,
		...(Object.keys(file.encoded).length > 0 && { Vary: "Accept-Encoding" }),
		...(encoding === "identity" ? { "Accept-Ranges": "bytes" } : { "Content-Encoding": encoding }),
	});

	function fileAnswer(file: StaticFile, headers: IncomingHttpHeaders): StaticAnswer {
		const { range } = headers;
		const ifRange = headers["if-range"];
		const ranged = range && (ifRange === undefined || ifRange === file.identity.etag);
		const available: Encoding[] = [...(Object.keys(file.encoded) as ("br" | "gzip")[]), "identity"];
		const encoding = ranged ? "identity" : chooseEncoding(headers["accept-encoding"], available);
		const { body, etag } = (encoding !== "identity" && file.encoded[encoding]) || file.identity;
		const common = fileHeaders(file, encoding, etag);
		if (matches(headers["if-none-match"], etag)) {
			const { "Content-Encoding": _, ...kept } = common as Record<string, string>;
			return { status: 304, headers: kept };
		}
		const size = body.length;
		const part = ranged ? parseRange(range, size) : undefined;
		if (part === "unsatisfiable") {
			return plain(416, "There is no such range.", { "Content-Range": `bytes */${size}` });
		}
		const full = { ...common, "Content-Type": file.mediaType };
		if (!part) return { status: 200, headers: full, body };
		return {
			status: 206,
			headers: { ...full, "Content-Range": `bytes ${part.start}-${part.end}/${size}` },
			body: body.subarray(part.start, part.end + 1),
		};
	}

	return {
		pageHeaders,
		html: (path) => files.get(path)?.identity.body.toString("utf8"),
		answer(method, target, headers) {
			const [path = "", query] = target.split(/\?(.*)/s, 2);
			const decoded = decodePath(path);
			if (decoded === undefined) return plain(400, "This address is malformed.");
			const file = files.get(decoded);
			if (method !== "GET" && method !== "HEAD") {
				if (!file) return plain(404, "There is nothing at this address.");
				return plain(405, "Ask with GET.", { Allow: "GET, HEAD" });
			}
			const { range, ...others } = headers;
			if (file) return fileAnswer(file, method === "HEAD" ? others : headers);
			const canonical = decoded.replace(/\/(index\.html)?$/, "") || "/";
			const elsewhere = redirects[canonical];
			if (elsewhere) return moved(elsewhere);
			// Only addresses that exist, so a path such as //example.com/ cannot lead away.
			if (canonical !== decoded && files.has(canonical)) {
				return moved(encodeURI(canonical) + (query ? `?${query}` : ""));
			}
			return notFound(headers);
		},
	};
}

/** The decoded path, or undefined when it is malformed; an encoded slash or NUL is never meant well. */
function decodePath(path: string): string | undefined {
	if (!path.startsWith("/") || /%2f|%5c|%00|[\0\\]/i.test(path)) return undefined;
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}

/** Whether an If-None-Match header names this ETag; weak comparison, as RFC 9110 asks here. */
function matches(header: string | undefined, etag: string): boolean {
	if (header === undefined) return false;
	const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return tags.includes(etag) || tags.includes("*");
}

/** Writes an answer to a node:http response; HEAD gets the headers of GET without the body. */
export function writeStatic(
	site: StaticSite,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	const { method = "GET", url = "/", headers } = request;
	const answer = site.answer(method, url, headers);
	const length =
		answer.body === undefined ? {} : { "Content-Length": Buffer.byteLength(answer.body) };
	response.writeHead(answer.status, { ...answer.headers, ...length });
	response.end(method === "HEAD" ? undefined : answer.body);
}
