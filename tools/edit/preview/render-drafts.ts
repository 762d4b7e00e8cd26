/**
 * Renders pages with a draft among the records, for the process that started this one. PAGES_FOLDER has
 * the records; the style sheets are those of the last build.
 */
import { createServer, isRunnableDevEnvironment } from "vite";
import { readSiteBuild } from "../../../service/site-build.ts";
import type { Assets } from "../../../site/assets.ts";

const { styles, sheets } = readSiteBuild("build").assets as Assets;
/** Without the scripts: what is shown is only looked at. */
const assets: Assets = { head: { code: "" }, start: "", styles, sheets };

const vite = await createServer({
	server: { middlewareMode: true, hmr: false, ws: false, watch: null },
	cacheDir: "node_modules/.cache/preview/vite",
	optimizeDeps: { noDiscovery: true, include: [] },
});
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error("This server does not render pages.");
const { moduleGraph, runner } = ssr;

/** The HTML of the page at the route, or the reason why it cannot be shown. */
async function render(route: string): Promise<{ html: string } | { reason: string }> {
	try {
		// The records are read anew.
		moduleGraph.invalidateAll();
		const { pages, renderPage } =
			await runner.import<typeof import("../../../site/server.ts")>("/site/server.ts");
		const page = pages.find((page) => page.route === route);
		if (!page) return { reason: `There is no page at ${route}.` };
		return { html: renderPage(page, assets) };
	} catch (error) {
		return { reason: (error as Error).message };
	}
}

process.on("message", async (route: string) => process.send?.(await render(route)));
process.on("disconnect", () => process.exit());
