import { afterAll, beforeAll } from "vitest";
import { startWebKit, type WebKit, type Window } from "#tools/webkit/start-webkit.ts";
import { Visitor } from "#tools/webkit/visitor.ts";
import { type WatchedSite, watchSite } from "#tools/webkit/watch-site.ts";
import { type Site, startSite } from "./site.ts";

export type WebKitVisit = {
	site: Site;
	webkit: WebKit;
	watched: WatchedSite;
	visitor(window: Window): Promise<Visitor>;
};

/** For a file of tests: the running site, watched, and WebKit. They are there once the tests run. */
export function webkitVisit(): WebKitVisit {
	const here = {
		visitor: async (window) => new Visitor(await here.webkit.open(window), here.watched.url),
	} as WebKitVisit;
	beforeAll(async () => {
		[here.site, here.webkit] = await Promise.all([startSite(), startWebKit()]);
		here.watched = await watchSite(here.site.url);
	});
	afterAll(async () => {
		await here.webkit?.stop();
		here.watched?.stop();
		await here.site?.stop();
	});
	return here;
}
