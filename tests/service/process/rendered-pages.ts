import { createServer } from "vite";
import type { Refused } from "#shared/site-build.ts";

/**
 * Renders from the sources in `root` the page with the contact form, and the page for a refused enquiry.
 * @returns their HTML
 */
export async function renderedPages(
	root: string,
	refused: Refused,
): Promise<{ contact: string; refusal: string }> {
	const server = await createServer({
		root,
		configFile: false,
		logLevel: "error",
		appType: "custom",
		optimizeDeps: { noDiscovery: true },
		server: { middlewareMode: true, hmr: false, watch: null },
	});
	try {
		const site = (await server.ssrLoadModule(
			"/site/server.ts",
		)) as typeof import("#site/server.ts");
		const assets = { head: { code: "" }, start: "/start.js", sheets: {} };
		const contact = site.pages.find(({ kind }) => kind === "contact");
		if (!contact) throw new Error("There is no page with the contact form.");
		return {
			contact: site.renderPage(contact, assets),
			refusal: site.pageRenderer(assets).refusal(refused),
		};
	} finally {
		await server.close();
	}
}
