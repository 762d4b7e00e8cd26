import type { Plugin, ViteDevServer } from "vite";
import { importLikePages } from "./import-like-pages.ts";

type Registry = typeof import("../../content/pages.ts");

/** The addresses of all pages, as one text. A record with a mistake has none, and changes none. */
async function addressesOf(server: ViteDevServer): Promise<string | undefined> {
	try {
		const { pages, routesOf } = await importLikePages<Registry>(server, "/content/pages.ts");
		return pages.flatMap(routesOf).sort().join(" ");
	} catch {
		return undefined;
	}
}

/**
 * Reloads the page when a record changes. content/pages.ts reads the records from disk, so Vite does
 * not track them. The router learns the addresses of the pages only when the server starts, so it
 * starts again when a page comes, goes, opens or closes.
 */
export function contentReload(): Plugin {
	let known: string | undefined;
	return {
		name: "content-reload",
		configureServer(server) {
			server.httpServer?.once("listening", async () => {
				known = await addressesOf(server);
			});
		},
		hotUpdate: {
			order: "pre",
			async handler({ file, server }) {
				// The handler runs for each environment.
				if (!file.includes("/company/pages/") || this.environment.name !== "ssr") return;
				this.environment.moduleGraph.invalidateAll();
				const addresses = await addressesOf(server);
				if (addresses !== undefined && addresses !== known) {
					known = addresses;
					await server.restart();
				} else {
					server.environments.client.hot.send({ type: "full-reload" });
				}
			},
		},
	};
}
