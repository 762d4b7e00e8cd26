import type { IncomingMessage } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import { CLOSED_PAGE, isPast } from "../../service/http/static/last-days.ts";
import { withoutScript } from "../finish-build/without-script.ts";
import { importLikePages } from "./import-like-pages.ts";

type Pages = typeof import("../../content/pages.ts");
type Vacancies = typeof import("../../content/open-vacancies.ts");
type Answer = { status: 404 | 410; page: string };

const isNavigation = ({ method, headers }: IncomingMessage) =>
	method === "GET" && headers.accept?.includes("text/html");

/** The answer of the service at an address without a page, or undefined if there is one. */
async function absenceOf(server: ViteDevServer, path: string): Promise<Answer | undefined> {
	try {
		const { lastDays } = await importLikePages<Vacancies>(server, "/content/open-vacancies.ts");
		const days = new Map(Object.entries(lastDays()));
		if (isPast(days, path, Date.now())) return { status: 410, page: CLOSED_PAGE };
		const { pages, routesOf } = await importLikePages<Pages>(server, "/content/pages.ts");
		const isPage = pages.flatMap(routesOf).includes(path || "/");
		// The address of a file has a dot, and one of Vite begins with "@".
		return isPage || /[.@]/.test(path) ? undefined : { status: 404, page: "/404" };
	} catch {
		// A record has a mistake: the pages name it.
		return undefined;
	}
}

/**
 * Answers as the service does where there is no page: 410 at the address of a closed vacancy, with
 * the page that lists the open ones, else 404 with the not-found page. Both have no script, because
 * the router would look for another page at this address.
 */
export const absentPages: Plugin = {
	name: "absent-pages",
	configureServer(server) {
		async function htmlOf(path: string): Promise<string> {
			const address = new URL(path, server.resolvedUrls?.local[0]);
			const page = await fetch(address, { headers: { accept: "text/html" } });
			return withoutScript(await page.text());
		}
		server.middlewares.use(async (request, response, next) => {
			try {
				const [path = ""] = (request.url ?? "/").split("?");
				if (!isNavigation(request) || path === "/404") return next();
				const absence = await absenceOf(server, path.replace(/\/$/, ""));
				if (!absence) return next();
				const html = await htmlOf(absence.page);
				// A browser may keep a 410, and would show it after the vacancy is open again.
				const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
				response.writeHead(absence.status, headers).end(html);
			} catch (error) {
				// The server starts again at this moment.
				next(error);
			}
		});
	},
};
