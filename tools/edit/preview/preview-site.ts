import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createServer, isRunnableDevEnvironment, type Plugin } from "vite";
import { parseRecord } from "../../../content/record-file.ts";
import { readSiteBuild } from "../../../service/site-build.ts";
import type { Assets } from "../../../site/assets.ts";
import { Refusal } from "../pictures/picture-files.ts";

export type PreviewSite = {
	/** The page at the route as HTML, with `draft` in the place of the file. @throws Refusal */
	page(file: string, draft: { route: string }): Promise<string>;
};

/**
 * Renders pages with a draft among the records, with a Vite server of its own that starts with the
 * first preview. The style sheets are those of the last build.
 * @param folder the content folder
 */
export function previewSite(folder: string): PreviewSite {
	let records: Record<string, unknown> = {};
	/** Takes the place of content/records.ts. */
	const drafts: Plugin = {
		name: "drafts",
		enforce: "pre",
		load: {
			filter: { id: /\/content\/records\.ts$/ },
			handler: () =>
				`export const files = ${JSON.stringify(records)}; export const areDrafts = true;`,
		},
	};

	async function start() {
		const { ssr } = (
			await createServer({
				server: { middlewareMode: true, hmr: false, ws: false, watch: null },
				logLevel: "warn",
				cacheDir: "node_modules/.cache/preview",
				optimizeDeps: { noDiscovery: true, include: [] },
				plugins: [drafts],
			})
		).environments;
		if (!isRunnableDevEnvironment(ssr)) throw new Error("This server does not render pages.");
		return ssr;
	}
	let started: ReturnType<typeof start> | undefined;
	let last: Promise<unknown> = Promise.resolve();

	async function render(file: string, draft: { route: string }): Promise<string> {
		const pages = join(folder, "pages");
		const saved = readdirSync(pages).map((name) => [
			name,
			parseRecord(name, readFileSync(join(pages, name), "utf8")),
		]);
		records = { ...Object.fromEntries(saved), [basename(file)]: draft };
		started ??= start();
		const { moduleGraph, runner } = await started;
		moduleGraph.invalidateAll();
		const site = await runner.import<typeof import("../../../site/server.ts")>("/site/server.ts");
		const { styles, sheets } = readSiteBuild("build").assets as Assets;
		// Without the scripts: what is shown is only looked at.
		const assets = { head: { code: "" }, start: "", styles, sheets };
		const page = site.pages.find(({ route }) => route === draft.route);
		if (page) return site.renderPage(page, assets);
		// A closed vacancy has no page: the service answers with this one.
		if (draft.route in site.lastDays()) return site.pageRenderer(assets).closedVacancy();
		throw new Error(`There is no page at ${draft.route}.`);
	}

	return {
		page(file, draft) {
			// One at a time, because all share the records.
			const result = last
				.then(() => render(file, draft))
				.catch((error: Error) => {
					console.error(error);
					const cause = "The page cannot be shown with this draft; it can be saved all the same.";
					throw new Refusal(cause, { cause: error });
				});
			last = result.catch(() => undefined);
			return result;
		},
	};
}
