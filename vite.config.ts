import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { build, defineConfig, type Plugin } from "vite";
import { absentPages } from "./tools/dev-server/absent-pages.ts";
import { contentReload } from "./tools/dev-server/content-reload.ts";
import { viteTargets } from "./tools/finish-build/css-targets.ts";

/**
 * Puts the `@layer` statement at the start of the style sheet that Vite bundles from all modules.
 * The first mention of a cascade layer fixes its order, so the statement must come first.
 */
const layersFirst: Plugin = {
	name: "layers-first",
	enforce: "post",
	generateBundle(_, bundle) {
		const layers = readFileSync("site/styles/layers.css", "utf8").trim().split("\n").at(-1);
		for (const file of Object.values(bundle)) {
			if (file.type === "asset" && file.fileName.endsWith(".css")) {
				file.source = `${layers}${file.source}`;
			}
		}
	},
};

/**
 * Shared code goes into three chunks, which compress better than thirty, stay cached and cost the main
 * thread less: each file that is downloaded in advance took it 5 ms on a slow phone. Home, the heaviest
 * page, does not need the hero, the sections and the demos of other pages, so these are a chunk of
 * their own. The frame of every page, and a module that home and others share, belong to `site`:
 * otherwise they would become files of their own, or home would load `inner-page` for them.
 * `npm run lab:speed` shows both.
 */
const sharedChunks = [
	{ name: "framework", test: /node_modules[\\/](react|react-dom|react-router|lucide)[\\/]/ },
	{
		name: "site",
		test: /(site.root|page-boundary|apply-link|closing-call|contact-link|first-words|icon-button|lazy-with-styles|page-meta|panel-picture|preload-helper|section-navigation|split-panel|subject-card|summary-box|components.tags|technology-tile|track-record|typed-line|vacancy-route|wide-sizes)/,
	},
	{
		name: "inner-page",
		test: /(breadcrumb|kit-parts|is-plain-click|section-heading|section-frame|page-hero|statement|components.demo.demo-section|offering.sections|inside-item)/,
	},
];

const INLINE_SCRIPT = /^(.+)\?inline-script$/;

/**
 * Bundles a module and its imports into the source of an inline script, for code that must run before
 * the first paint: `import code from "./head-script.ts?inline-script"`.
 */
const inlineScript: Plugin = {
	name: "inline-script",
	load: {
		filter: { id: INLINE_SCRIPT },
		async handler(id) {
			const entry = INLINE_SCRIPT.exec(id)?.[1] ?? id;
			const result = await build({
				configFile: false,
				logLevel: "warn",
				build: {
					write: false,
					target: "es2022",
					modulePreload: false,
					rolldownOptions: { input: entry, output: { format: "iife" } },
				},
			});
			const [output] = [result].flat();
			if (!output || !("output" in output)) throw new Error(`Could not bundle ${entry}.`);
			this.addWatchFile(entry);
			return `export default ${JSON.stringify(output.output[0].code.trim())};`;
		},
	},
};

const cssModules = globSync("site/**/*.module.css").sort();

/**
 * Names a class or an animation by the position of its CSS module among all and its own position in
 * it. Compared with readable names this saves a page 0.9 KB (brotli) of its style sheet and HTML.
 * During development the name is readable, such as `page-hero_heading_41`.
 */
function classNameOf(name: string, file: string, css: string): string {
	const module = cssModules.findIndex((path) => file.endsWith(`/${path}`));
	if (process.env.NODE_ENV !== "production") {
		return `${basename(file, ".module.css")}_${name}_${module}`;
	}
	const position = css.search(new RegExp(`(?:\\.|@keyframes )${name}(?![\\w-])`));
	return `_${module.toString(36)}_${position.toString(36)}`;
}

export default defineConfig({
	publicDir: "company/public",
	plugins: [absentPages, contentReload(), reactRouter(), inlineScript, layersFirst],
	// Only these environment variables are exposed to client code.
	envPrefix: ["PUBLIC_", "SITE_URL"],
	css: { modules: { generateScopedName: classNameOf } },
	build: {
		assetsInlineLimit: 0,
		cssCodeSplit: false,
		// The film in the hero of home imports only what home has loaded, so a list of its imports would
		// be bytes of the first load for nothing.
		modulePreload: {
			resolveDependencies: (file, imports) => (file.includes("hero-film") ? [] : imports),
		},
		target: "es2022",
		// Terser's files are 2 % smaller (brotli) than those of Vite's own minifier.
		minify: "terser",
		terserOptions: { compress: { passes: 3 } },
		cssTarget: viteTargets,
		rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
	},
	// Otherwise Vite discovers these late, and the first page reloads or fails to load.
	optimizeDeps: { include: ["@emailjs/browser", "lucide", "valibot"] },
	server: {
		proxy: { "/api": `http://127.0.0.1:${process.env.SERVICE_PORT ?? 3001}` },
		// Watching the output slows the build: 10 of 27 seconds with 400 additional pages.
		watch: { ignored: ["**/build/**"] },
	},
});
