import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Next } from "hono";
import type { PageRenderer, SiteBuild } from "#shared/site-build.ts";
import {
	cachedFolders,
	fileHeaders,
	HOST_FILES,
	pageHeaders,
	redirects,
} from "#shared/site-headers.ts";
import { typedPath } from "#shared/typed-address.ts";
import { isClosed, today } from "#shared/vacancy-days.ts";
import { type AppContext, type AppMiddleware, setHeaders } from "./context.ts";

const NOT_FOUND_PAGE = "/404.html";
const NOTHING = "There is nothing at this address.";

/** The policy of answers that are not pages. They may not load, run, submit or be framed. */
const CLOSED_POLICY =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Headers of every answer that is not a file of the site. */
export function closedHeaders(siteOrigin: string | undefined): Record<string, string> {
	const year = { "Strict-Transport-Security": `max-age=${365 * 24 * 60 * 60}` };
	return {
		"Cache-Control": "no-store",
		"Content-Security-Policy": CLOSED_POLICY,
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Referrer-Policy": "no-referrer",
		"X-Content-Type-Options": "nosniff",
		...(siteOrigin?.startsWith("https:") && year),
	};
}

export type BuiltSite = {
	/** The headers of every page. */
	pageHeaders: Record<string, string>;
	/** Answers every request that no other path has answered. */
	serve: AppMiddleware;
};

/**
 * The files by address: a path in the site, and for an index.html its folder without a trailing
 * slash. Symbolic links, which could leave the folder, and what is for other servers are left out.
 */
function filesIn(folder: string): Map<string, string> {
	// Not readdirSync's own recursion, which follows links.
	const list = (path: string): string[] =>
		readdirSync(folder + path, { withFileTypes: true }).flatMap((entry) => {
			const own = `${path}/${entry.name}`;
			if (entry.isDirectory()) return list(own);
			return entry.isFile() ? [own] : [];
		});
	const paths = list("");
	const all = new Set(paths);
	const isHidden = (path: string) =>
		Object.values(HOST_FILES).some((name) => path === `/${name}`) ||
		(/\.(br|gz)$/.test(path) && all.has(path.replace(/\.\w+$/, "")));
	return new Map(paths.filter((path) => !isHidden(path)).map((path) => [addressOf(path), path]));
}

/** A path as the site writes its addresses. */
const addressOf = (path: string) => path.replace(/\/(index\.html)?$/, "") || "/";

function decode(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}

function cacheControl(path: string): string {
	const folder = Object.keys(cachedFolders).find((prefix) => path.startsWith(prefix));
	if (folder) return cachedFolders[folder] ?? "";
	// A page that was fetched ahead must be usable at the click without another request.
	return path.endsWith(".html") ? "public, max-age=60" : "public, max-age=3600";
}

/** Instead of those of a text. */
function replaceHeaders(c: AppContext, headers: Record<string, string>): void {
	for (const name of Object.keys(closedHeaders(undefined))) c.header(name, undefined);
	setHeaders(c, { "X-Content-Type-Options": "nosniff", ...headers });
}

/**
 * Serves the built site, whose files must not change meanwhile.
 * @param folder the built files
 * @param pages renders the page for a closed vacancy
 * @param now tells when the last day of a vacancy has passed
 */
export function builtSite(
	folder: string,
	{ csp, lastDays }: Pick<SiteBuild, "csp" | "lastDays">,
	pages: Pick<PageRenderer, "closedVacancy">,
	now: () => number = Date.now,
): BuiltSite {
	const root = resolve(folder);
	const files = filesIn(root);
	const headersOfPage = pageHeaders(csp);
	const send = serveStatic({ root, precompressed: true });
	const notFound = files.delete(NOT_FOUND_PAGE)
		? readFileSync(join(root, NOT_FOUND_PAGE), "utf8")
		: NOTHING;

	/** Sends a file, or only that it has not changed. */
	async function sendFile(c: AppContext, next: Next): Promise<Response> {
		const answer = await send(c, next);
		if (!answer) return c.text(NOTHING, 404);
		const own = Object.entries(fileHeaders[c.req.path] ?? {});
		for (const [name, value] of own) answer.headers.set(name, value);
		const changed = answer.headers.get("last-modified");
		if (changed === null || c.req.header("if-modified-since") !== changed) return answer;
		await answer.body?.cancel();
		return c.body(null, 304);
	}

	const serve: AppMiddleware = async (c, next) => {
		const { method, path } = c.req;
		const decoded = decode(path);
		if (decoded === undefined) return c.text("This address is malformed.", 400);
		const file = files.get(path);
		if (method !== "GET" && method !== "HEAD") {
			if (!file) return c.text(NOTHING, 404);
			return c.text("Ask with GET.", 405, { Allow: "GET, HEAD" });
		}
		const address = addressOf(decoded);
		const meant = typedPath(address);
		const asPage = (text: string, status: 404 | 410, cacheControl: string) => {
			replaceHeaders(c, { ...headersOfPage, "Cache-Control": cacheControl });
			return c.html(text, status);
		};
		// A browser may keep a 410, and would show it after the vacancy is open again.
		if (isClosed(lastDays[meant], today(now())))
			return asPage(pages.closedVacancy(), 410, "no-store");
		if (file) {
			const isPage = file.endsWith(".html");
			replaceHeaders(c, { ...(isPage && headersOfPage), "Cache-Control": cacheControl(file) });
			return sendFile(c, next);
		}
		const moved = redirects[address] ?? redirects[meant];
		if (moved) return c.redirect(moved, 308);
		// Only to existing paths: a redirect from //example.com/ would otherwise leave the site.
		const existing = [address, meant].find((one) => files.has(one));
		if (existing) return c.redirect(encodeURI(existing) + new URL(c.req.url).search, 308);
		return asPage(notFound, 404, "no-cache");
	};
	return { pageHeaders: headersOfPage, serve };
}
