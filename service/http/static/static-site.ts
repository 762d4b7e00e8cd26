import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { PageRenderer, SiteBuild } from "#shared/site-build.ts";
import { pageHeaders, redirects } from "#shared/site-headers.ts";
import { closedHeaders } from "../answer/security-headers.ts";
import { chooseEncoding, type Encoding } from "./accept-encoding.ts";
import { parseRange } from "./byte-range.ts";
import { loadFiles, type StaticFile } from "./load-files.ts";

type StaticAnswer = {
	status: number;
	headers: Record<string, string | number>;
	body?: Buffer | string;
};

/** Without Strict-Transport-Security, which the server adds to every answer. */
const CLOSED = closedHeaders(undefined);

const NOT_FOUND_PAGE = "/404.html";

/**
 * The built site, served from memory. docs/decisions/013-own-multipart-and-file-server.md says why
 * this is neither Hono's serveStatic nor another package.
 */
export class StaticSite {
	/** The headers of every page. */
	readonly pageHeaders: Record<string, string>;
	readonly #files: Map<string, StaticFile>;
	readonly #notFoundPage: StaticFile | undefined;
	readonly #lastDays: SiteBuild["lastDays"];
	readonly #pages: Pick<PageRenderer, "closedVacancy">;
	readonly #now: () => number;

	private constructor(
		files: Map<string, StaticFile>,
		{ csp, lastDays }: Pick<SiteBuild, "csp" | "lastDays">,
		pages: Pick<PageRenderer, "closedVacancy">,
		now: () => number,
	) {
		this.pageHeaders = pageHeaders(csp);
		this.#lastDays = lastDays;
		this.#pages = pages;
		this.#now = now;
		this.#files = files;
		this.#notFoundPage = files.get(NOT_FOUND_PAGE);
		files.delete(NOT_FOUND_PAGE);
	}

	/**
	 * Reads the whole site into memory.
	 * @param folder the built files
	 * @param now tells when the last day of a vacancy has passed
	 */
	static async load(
		folder: string,
		build: Pick<SiteBuild, "csp" | "lastDays">,
		pages: Pick<PageRenderer, "closedVacancy">,
		now: () => number = Date.now,
	): Promise<StaticSite> {
		const files = await loadFiles(resolve(folder));
		return new StaticSite(files, build, pages, now);
	}

	/** Writes the answer to a node:http response. HEAD gets the headers of GET without the body. */
	write(request: IncomingMessage, response: ServerResponse): void {
		const { method = "GET", url = "/", headers } = request;
		const { status, headers: own, body } = this.answer(method, url, headers);
		const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
		response.writeHead(status, { ...own, ...length });
		response.end(method === "HEAD" ? undefined : body);
	}

	/** Answers a request. @param target a path with or without a query */
	answer(method: string, target: string, headers: IncomingHttpHeaders): StaticAnswer {
		const [path = "", query] = target.split(/\?(.*)/s, 2);
		const decoded = decodePath(path);
		if (decoded === undefined) return plain(400, "This address is malformed.");
		const canonical = decoded.replace(/\/(index\.html)?$/, "") || "/";
		const closed = this.#isClosed(canonical);
		const file = closed ? undefined : this.#files.get(decoded);
		if (method !== "GET" && method !== "HEAD") {
			if (!file) return plain(404, "There is nothing at this address.");
			return plain(405, "Ask with GET.", { Allow: "GET, HEAD" });
		}
		const { range, ...others } = headers;
		if (file) return this.#fileAnswer(file, method === "HEAD" ? others : headers);
		if (closed) return this.#closed();
		const redirect = redirects[canonical];
		if (redirect) return moved(redirect);
		// Only to existing paths: a redirect from //example.com/ would otherwise leave the site.
		if (canonical !== decoded && this.#files.has(canonical)) {
			return moved(encodeURI(canonical) + (query ? `?${query}` : ""));
		}
		return this.#notFound(headers["accept-encoding"]);
	}

	#notFound(acceptEncoding: string | undefined): StaticAnswer {
		if (!this.#notFoundPage) return plain(404, "There is nothing at this address.");
		const page = this.#fileAnswer(this.#notFoundPage, { "accept-encoding": acceptEncoding });
		return { ...page, status: 404 };
	}

	/** Whether the last day (UTC) of a vacancy has passed. */
	#isClosed(path: string): boolean {
		const lastDay = this.#lastDays[path];
		return lastDay !== undefined && lastDay < new Date(this.#now()).toISOString().slice(0, 10);
	}

	#closed(): StaticAnswer {
		return {
			status: 410,
			// A browser may keep a 410, and would show it after the vacancy is open again.
			headers: {
				...this.pageHeaders,
				"Content-Type": "text/html; charset=utf-8",
				"Cache-Control": "no-store",
			},
			body: this.#pages.closedVacancy(),
		};
	}

	#fileAnswer(file: StaticFile, headers: IncomingHttpHeaders): StaticAnswer {
		const { range } = headers;
		const ifRange = headers["if-range"];
		const ranged = range && (ifRange === undefined || ifRange === file.identity.etag);
		const encoding = ranged
			? "identity"
			: chooseEncoding(headers["accept-encoding"], file.encodings);
		const { body, etag } = (encoding !== "identity" && file.encoded[encoding]) || file.identity;
		const common = this.#fileHeaders(file, encoding, etag);
		if (matches(headers["if-none-match"], etag)) {
			const { "Content-Encoding": _, ...kept } = common;
			return { status: 304, headers: kept };
		}
		const part = ranged ? parseRange(range, body.length) : undefined;
		if (part === "unsatisfiable") {
			return plain(416, "There is no such range.", { "Content-Range": `bytes */${body.length}` });
		}
		const full = { ...common, "Content-Type": file.mediaType };
		if (!part) return { status: 200, headers: full, body };
		return {
			status: 206,
			headers: { ...full, "Content-Range": `bytes ${part.start}-${part.end}/${body.length}` },
			body: body.subarray(part.start, part.end + 1),
		};
	}

	#fileHeaders(file: StaticFile, encoding: Encoding, etag: string): Record<string, string> {
		const isPage = file.mediaType.startsWith("text/html");
		return {
			...(isPage ? this.pageHeaders : { "X-Content-Type-Options": "nosniff" }),
			"Cache-Control": file.cacheControl,
			ETag: etag,
			...(file.encodings.length > 1 && { Vary: "Accept-Encoding" }),
			...(encoding === "identity"
				? { "Accept-Ranges": "bytes" }
				: { "Content-Encoding": encoding }),
		};
	}
}

const plain = (status: number, text: string, headers = {}): StaticAnswer => ({
	status,
	headers: { ...CLOSED, "Content-Type": "text/plain; charset=utf-8", ...headers },
	body: text,
});

const moved = (location: string): StaticAnswer =>
	plain(308, `Moved to ${location}`, { Location: location });

/** Decodes a path. Returns undefined if it is malformed or encodes a slash, backslash or NUL. */
function decodePath(path: string): string | undefined {
	if (!path.startsWith("/") || /%2f|%5c|%00|[\0\\]/i.test(path)) return undefined;
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}

/** Whether an If-None-Match header names this ETag, by weak comparison (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
	if (header === undefined) return false;
	const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
	return tags.includes(etag) || tags.includes("*");
}
