/** The settings of the preview: those of `npm run dev`, but it reads the records anew for each page. */
import { mergeConfig, type Plugin } from "vite";
import site from "../../../vite.config.ts";

const freshRecords: Plugin = {
	name: "fresh-records",
	// Before the plugins that read them.
	enforce: "pre",
	configureServer({ middlewares, environments }) {
		middlewares.use((request, _response, next) => {
			const isPage = request.headers.accept?.includes("text/html");
			if (isPage) environments.ssr?.moduleGraph.invalidateAll();
			next();
		});
	},
};

export default mergeConfig(site, {
	plugins: [freshRecords],
	// The pages are shown without script, so nothing is bundled for the browser.
	optimizeDeps: { noDiscovery: true, include: [] },
	cacheDir: "node_modules/.cache/preview/vite",
	server: { hmr: false, watch: null },
});
