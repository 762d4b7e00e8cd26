import { basename } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { devPages } from "./tools/build/dev-pages.ts";

const build = process.env.BUILD_DIR || "build";
const client = `${build}/client`;

/** Vite drops the rules of a CSS module whose names no script uses. The HTML of the pages uses them. */
const keepRules: Plugin = {
	name: "keep-rules",
	enforce: "post",
	transform: {
		filter: { id: /\.module\.css$/ },
		handler: (code) => ({ code, moduleSideEffects: "no-treeshake" }),
	},
};

/** Puts the records into the bundle that renders pages; see content/records.ts. */
const bundleRecords: Plugin = {
	name: "bundle-records",
	apply: "build",
	load: {
		filter: { id: /\/content\/records\.ts$/ },
		async handler() {
			const { files } = await import("./content/records.ts");
			return `export const files = ${JSON.stringify(files)}; export const areDrafts = false;`;
		},
	},
};

/**
 * The first versions with light-dark(). For older targets Vite rewrites it, and then a nested
 * color-scheme does not switch the tokens. Without targets it writes what no browser knows yet, such
 * as a timeline in the `animation` shorthand.
 */
const cssTarget = ["chrome123", "firefox120", "safari17.5"];

export default defineConfig(({ command }) => ({
	appType: "custom",
	publicDir: "company/public",
	plugins: [react(), devPages(), keepRules, bundleRecords],
	// Only these environment variables are exposed to client code.
	envPrefix: ["PUBLIC_", "SITE_URL"],
	css: {
		modules: {
			generateScopedName: (name, file) => `${basename(file, ".module.css")}_${name}`,
		},
	},
	build: { assetsInlineLimit: 0, target: "es2022", cssTarget },
	environments: {
		/** The scripts that the browser loads, and the style sheets. */
		client: {
			build: {
				outDir: client,
				emptyOutDir: true,
				manifest: true,
				rolldownOptions: {
					// The sheet first: it begins with the order of the layers.
					input: ["site/styles.ts", "site/browser/start.ts"],
					output: {
						// A demo has the name of its folder.
						chunkFileNames: ({ facadeModuleId }) =>
							`assets/${/demos\/([\w-]+)\/view/.exec(facadeModuleId ?? "")?.[1] ?? "[name]"}-[hash].js`,
						codeSplitting: {
							groups: [
								// One style sheet for the site, and one each for the form, for the sections of home, for pages
								// to read, for other sections and for a kind of page. Those of demos, films and dialogs are not in site/styles.ts:
								// they come with their scripts.
								{
									name: "form",
									test: /site\/components\/(contact-section|enquiry-form|notice)\/(?!field\.|outcome\.).*\.css$/,
								},
								{
									name: "home-sections",
									test: /site\/(sections\/home|components\/partner-logo)\/.*\.css$/,
								},
								{ name: "breadcrumb", test: /site\/components\/breadcrumb\/.*\.css$/ },
								{ name: "reading", test: /site\/sections\/reading\/.*\.css$/ },
								{
									name: "sections",
									test: /site\/(sections|components\/(section-tabs|techstack-tabs))\/.*\.css$/,
								},
								{
									name: "brochure",
									test: /site\/(pages\/brochure|components\/contact-panel)\/.*\.css$/,
								},
								{
									name: (id) => /site\/pages\/([\w-]+)\//.exec(id)?.[1] ?? "styles",
									test: /(?<!(site\/demos\/[^/]+|hero-film|modal)\/.*|outcome\.module)\.css$/,
								},
							],
						},
					},
				},
			},
		},
		/** The script in the head of every page, in one piece. */
		head: {
			consumer: "client",
			build: {
				outDir: `${build}/head`,
				emptyOutDir: true,
				copyPublicDir: false,
				rolldownOptions: {
					input: "site/browser/head.ts",
					output: { format: "iife", entryFileNames: "head.js" },
				},
			},
		},
		/** What renders the pages, for the build and the service. */
		ssr: {
			resolve: { noExternal: command === "build" ? true : undefined },
			build: {
				outDir: `${build}/server`,
				// The build copies them to the site: no script of the browser names some of them.
				emitAssets: true,
				emptyOutDir: true,
				copyPublicDir: false,
				rolldownOptions: { input: "site/server.ts" },
			},
		},
	},
	builder: {},
	// Otherwise Vite discovers these late, and the first page reloads or fails to load.
	optimizeDeps: { include: ["@emailjs/browser", "lucide", "valibot", "react-dom/client"] },
	server: {
		proxy: { "/api": `http://127.0.0.1:${process.env.SERVICE_PORT ?? 3001}` },
		watch: { ignored: ["**/build/**"] },
	},
}));
