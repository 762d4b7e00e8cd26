import {
	type EnvironmentModuleNode,
	isRunnableDevEnvironment,
	type Plugin,
	type ViteDevServer,
} from "vite";
import { isClosed, today } from "#shared/vacancy-days.ts";
import type { Assets } from "../../site/assets.ts";

const assets: Assets = {
	head: { src: "/site/browser/head.ts" },
	start: "/site/browser/start.ts",
	sheets: {},
	modules: ["/site/styles.ts"],
};

/** The status and the HTML of the answer at an address, as the service gives it. */
async function answer(server: ViteDevServer, path: string) {
	const { ssr } = server.environments;
	if (!isRunnableDevEnvironment(ssr)) throw new Error("This server does not render pages.");
	// Imported anew for each request, so that a module that has changed is read again.
	const site = await ssr.runner.import<typeof import("../../site/server.ts")>("/site/server.ts");
	const { pages, routesOf, renderPage, pageRenderer, lastDays } = site;
	if (isClosed(lastDays()[path], today())) {
		return { status: 410, html: pageRenderer(assets).closedVacancy() };
	}
	const page = pages.find((page) => page.kind !== "not-found" && routesOf(page).includes(path));
	if (page) return { status: 200, html: renderPage(page, assets) };
	const missing = pages.find(({ kind }) => kind === "not-found");
	if (!missing) throw new Error("company/pages has no page of the kind not-found.");
	return { status: 404, html: renderPage(missing, assets) };
}

/** The modules of the components that islands take over. */
function islandFiles({ environments, config }: ViteDevServer): Set<string | null> {
	const [list] =
		environments.client.moduleGraph.getModulesByFile(`${config.root}/site/islands/islands.ts`) ??
		[];
	return new Set([...(list?.importedModules ?? [])].map(({ file }) => file));
}

/** Whether a module is in a page in another way than through an island. */
function rendersPage(
	module: EnvironmentModuleNode,
	islands: Set<string | null>,
	seen = new Set<EnvironmentModuleNode>(),
): boolean {
	if (islands.has(module.file) || seen.has(module)) return false;
	seen.add(module);
	const importers = [...module.importers];
	return importers.length === 0 || importers.some((one) => rendersPage(one, islands, seen));
}

/**
 * Serves the pages during development, and loads a page again when a record or what renders it changes.
 * Vite itself replaces styles and islands, which keep their state.
 */
export function devPages(): Plugin {
	return {
		name: "dev-pages",
		apply: "serve",
		configureServer(server) {
			return () =>
				server.middlewares.use(async (request, response, next) => {
					try {
						const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
						const { status, html } = await answer(server, pathname.replace(/(?<=.)\/$/, ""));
						response.writeHead(status, {
							"Content-Type": "text/html; charset=utf-8",
							"Cache-Control": "no-store",
						});
						// Adds the scripts of hot reload.
						response.end(await server.transformIndexHtml(pathname, html));
					} catch (error) {
						// Vite shows the message and the stack on the page, and reloads it once it is mended.
						server.ssrFixStacktrace(error as Error);
						next(error);
					}
				});
		},
		hotUpdate: {
			order: "pre",
			handler({ file, modules, server }) {
				const { client, ssr } = server.environments;
				if (this.environment !== ssr) return;
				// content/records.ts reads the records from the disk, so Vite does not track them.
				const isRecord = file.includes("/company/pages/");
				if (isRecord) ssr.moduleGraph.invalidateAll();
				const islands = islandFiles(server);
				const isStatic = modules.some((module) => rendersPage(module, islands));
				if (isRecord || (isStatic && !file.endsWith(".css")))
					client.hot.send({ type: "full-reload" });
			},
		},
	};
}
