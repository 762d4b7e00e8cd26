import type { Plugin } from "vite";
import { CLOSED_PAGE, isPast } from "../../service/http/static/last-days.ts";
import { withoutScript } from "../finish-build/without-script.ts";
import { importLikePages } from "./import-like-pages.ts";

type Vacancies = typeof import("../../content/open-vacancies.ts");

/**
 * Answers at the address of a closed vacancy as the service does: 410, with the page that lists the
 * open ones. It has no script, because the router would look for another page at this address.
 */
export const closedVacancies: Plugin = {
	name: "closed-vacancies",
	configureServer(server) {
		/** A record with a mistake closes nothing; the pages name the mistake. */
		async function isClosed(path: string): Promise<boolean> {
			try {
				const { lastDays } = await importLikePages<Vacancies>(server, "/content/open-vacancies.ts");
				return isPast(new Map(Object.entries(lastDays())), path, Date.now());
			} catch {
				return false;
			}
		}
		async function closedPage(): Promise<string> {
			const address = new URL(CLOSED_PAGE, server.resolvedUrls?.local[0]);
			const page = await fetch(address, { headers: { accept: "text/html" } });
			return withoutScript(await page.text());
		}
		server.middlewares.use(async ({ url = "/" }, response, next) => {
			try {
				const [path = ""] = url.split("?");
				if (!(await isClosed(path.replace(/\/$/, "")))) return next();
				const page = await closedPage();
				// A browser may keep a 410, and would show it after the vacancy is open again.
				const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
				response.writeHead(410, headers).end(page);
			} catch (error) {
				// The server starts again at this moment.
				next(error);
			}
		});
	},
};
